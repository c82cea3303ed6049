// Makes a link to the draft for somebody without an account.
import { useState } from 'react';
import type { DraftLink as Link } from '../../protocol.ts';
import {
  Box,
  ButtonRow,
  ErrorText,
  Hint,
  SideButton,
  TextButton,
  TextInput,
} from '../ui/controls.ts';
import { getHost, sendEditor } from '../wire/host.ts';
import { formatDateTime } from './Dialog.tsx';

export function DraftLink() {
  const { draftLink } = getHost();
  const [link, setLink] = useState<Link>();
  const [error, setError] = useState('');
  const [isCopied, setCopied] = useState(false);
  if (!draftLink) return null;
  const make = async () => {
    const answer = await sendEditor<Link & { done: true }>('link');
    if (answer.done) setLink(answer);
    setError(answer.done ? '' : answer.words);
  };
  if (!link)
    return (
      <>
        {error && <ErrorText>{error}</ErrorText>}
        <TextButton onClick={make}>Show the draft to somebody</TextButton>
      </>
    );
  const address = draftLink(link.key);
  return (
    <Box role="group" aria-label="Link to the draft">
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
      </ButtonRow>
    </Box>
  );
}
