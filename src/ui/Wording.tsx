// A text of the manifest in which the phone number never breaks over two lines.
import { Fragment } from 'react';
import styled from 'styled-components';
import { useFacts } from './facts.ts';

/** Words that never break over two lines. */
export const Whole = styled.span`
  white-space: nowrap;
`;

/** Shows a text as it is; only the office's number in it holds together. */
export function Wording({ text }: { text: string }) {
  const { phone } = useFacts().company;
  const parts = text.split(phone);
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
    <Fragment key={index}>
      {index > 0 && <Whole>{phone}</Whole>}
      {part}
    </Fragment>
  ));
}
