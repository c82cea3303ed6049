// A text of the manifest in which phone numbers and times of day never break over two lines, and e-mail addresses in one place.
import styled from 'styled-components';
import { useFacts } from './facts.ts';

/** Words that never break over two lines. */
export const Whole = styled.span`
  white-space: nowrap;
`;

/** Shows a text as it is; only the office's number and e-mail address, and times such as 7:00 AM, hold together. */
export function Wording({ text }: { text: string }) {
  const { phone, email } = useFacts().company;
  const names = [phone, email].map((name) => name.replace(/\W/g, '\\$&'));
  const parts = text.split(new RegExp(`(${names.join('|')}|\\d+:\\d\\d [AP]M)`));
  return parts.map((part, index) => {
    if (index % 2 === 0) return part;
    const Kept = part === email ? Address : Whole;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
    return <Kept key={index}>{part}</Kept>;
  });
}

/** An e-mail address that breaks after its @ where it must. */
export function Address({ children }: { children: string }) {
  const [name, host] = children.split('@');
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  );
}
