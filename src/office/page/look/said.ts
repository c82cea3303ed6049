// The short message at the bottom of the window about what has just happened.
import { create } from 'zustand';

/** How long a message stays, in milliseconds. */
const STAYS = 6000;

export const useSaid = create<{ text: string }>(() => ({ text: '' }));

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a message for a while; screen readers read it out. */
export function announce(text: string): void {
  clearTimeout(timer);
  useSaid.setState({ text });
  timer = setTimeout(() => useSaid.setState({ text: '' }), STAYS);
}

/** Takes the message away: it is about another screen. */
export function hush(): void {
  clearTimeout(timer);
  useSaid.setState({ text: '' });
}
