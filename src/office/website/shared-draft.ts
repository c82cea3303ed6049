// The draft for somebody who was sent a link to it: the page of the site in a frame, and above it until when it can be seen.
import { editorTheme } from '../../editor/page/ui/editor-theme.ts';
import type { PagePreview, SharedLink } from '../../editor/protocol.ts';
import { OFFICE_ROOT, PREVIEW_PAGE } from '../page/office-site.ts';
import { askFunction, followPictures } from './hosted-host.ts';

/** Shows the draft by the key of a link, or says that the link has ended. */
export async function startSharedDraft(key: string): Promise<void> {
  const root = document.getElementById(OFFICE_ROOT) as HTMLElement;
  const get = (question: string) => askFunction(key, question);
  const response = await get('link');
  const { ends, words } = (await response.json()) as SharedLink & { words?: string };
  document.title = 'The draft of the website';
  Object.assign(document.body.style, { margin: '0', font: `1rem/1.5 ${editorTheme.font}` });
  const note = document.createElement('p');
  Object.assign(note.style, { margin: '0', padding: '0.5rem 1rem' });
  root.replaceChildren(note);
  if (!response.ok) {
    note.textContent = words ?? 'The draft cannot be shown now. Load this page again.';
    return;
  }
  const day = new Date(ends).toLocaleDateString(undefined, { dateStyle: 'long' });
  note.textContent = `A draft: visitors do not see it yet. This link shows it until ${day}.`;
  window.draftSource = {
    async page(path) {
      const answer = await get(`preview?path=${encodeURIComponent(path)}`);
      if (answer.ok) return (await answer.json()) as PagePreview;
      if (answer.status === 404) return undefined;
      note.textContent = (await answer.json()).words;
      throw new Error(`The draft was answered with status ${answer.status}.`);
    },
  };
  const frame = document.createElement('iframe');
  Object.assign(frame, { title: 'The draft', src: `${PREVIEW_PAGE}?at=/` });
  Object.assign(frame.style, { flex: '1', border: '0' });
  Object.assign(root.style, { display: 'flex', flexDirection: 'column', height: '100dvh' });
  frame.addEventListener('load', () => followPictures(frame.contentWindow as Window, get));
  root.append(frame);
}
