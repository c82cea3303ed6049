// Makes a link to the draft for somebody without an account, and ends it or all of them.
import { useState } from 'react';
import type { DraftLink as Link, PublishAnswer } from '../../protocol.ts';
import { Box, ButtonRow, Hint, SideButton, TextButton, TextInput } from '../ui/controls.ts';
import { sendEditor, useAnswer } from '../wire/host.ts';
import { Ending, formatDateTime } from './Dialog.tsx';

export function DraftLink({ addressOf }: { addressOf(key: string): string }) {
  const { data: links = 0, again } = useAnswer<number>('links');
  const [link, setLink] = useState<Link>();
  const [ended, setEnded] = useState<PublishAnswer>();
  const [isCopied, setCopied] = useState(false);
  const make = async () => {
    const answer = await sendEditor<Link & { done: true }>('link');
    if (answer.done) setLink(answer);
    setEnded(answer.done ? undefined : answer);
    setCopied(false);
  };
  const end = async (words: string, key?: string) => {
    const answer = await sendEditor<{ done: true }>('end-link', { key });
    if (answer.done) setLink(undefined);
    setEnded(answer.done ? { done: true, words } : answer);
    await again();
  };
  if (!link)
    return (
      <>
        <Ending ended={ended} />
        <TextButton onClick={make}>Show the draft to somebody</TextButton>
        {links > 0 && (
          <TextButton onClick={() => end('All links have ended.')}>
            End all links to the draft
          </TextButton>
        )}
      </>
    );
  const address = addressOf(link.key);
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
        <SideButton onClick={() => end('The link has ended.', link.key)}>End this link</SideButton>
      </ButtonRow>
    </Box>
  );
}
