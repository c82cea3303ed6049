// Makes a link to the draft for somebody without an account, and ends it.
import { useState } from 'react';
import type { DraftLink as Link, PublishAnswer } from '../../protocol.ts';
import { Box, ButtonRow, Hint, SideButton, TextButton, TextInput } from '../ui/controls.ts';
import { getHost, sendEditor } from '../wire/host.ts';
import { Ending, formatDateTime } from './Dialog.tsx';

const ENDED = { done: true, words: 'The link has ended.' };

export function DraftLink() {
  const { draftLink } = getHost();
  const [link, setLink] = useState<Link>();
  const [ended, setEnded] = useState<PublishAnswer>();
  const [isCopied, setCopied] = useState(false);
  if (!draftLink) return null;
  const make = async () => {
    const answer = await sendEditor<Link & { done: true }>('link');
    if (answer.done) setLink(answer);
    setEnded(answer.done ? undefined : answer);
    setCopied(false);
  };
  if (!link)
    return (
      <>
        <Ending ended={ended} />
        <TextButton onClick={make}>Show the draft to somebody</TextButton>
      </>
    );
  const address = draftLink(link.key);
  const end = async () => {
    const answer = await sendEditor<{ done: true }>('end-link', { key: link.key });
    if (answer.done) setLink(undefined);
    setEnded(answer.done ? ENDED : answer);
  };
  return (
    <Box role="group" aria-label="Link to the draft">
      <Ending ended={ended} />
      <Hint>
        Whoever has this link sees the draft, without an account, until {formatDateTime(link.ends)}.
      </Hint>
      <TextInput
        aria-label="Address"
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <ButtonRow>
        <SideButton
          onClick={async () => {
            await navigator.clipboard.writeText(address);
            setCopied(true);
          }}
        >
          {isCopied ? 'Copied' : 'Copy the link'}
        </SideButton>
        <SideButton onClick={end}>End this link</SideButton>
      </ButtonRow>
    </Box>
  );
}
