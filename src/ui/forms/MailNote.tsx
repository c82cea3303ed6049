// The remaining steps after the mail program was asked to open, and help for visitors without one.
import styled from 'styled-components';
import { type Mail, mailText } from '../../outside/mail.ts';
import { PlainButton } from '../Button.tsx';
import { useFacts, useTranslate } from '../contexts.ts';
import { theme } from '../styles/theme.ts';
import { EmailAddress, ManifestText } from '../Wording.tsx';
import { CopyButton } from './CopyButton.tsx';

const Box = styled.div`
  display: grid;
  gap: ${theme.space(2)};
  padding: ${theme.space(2)};
  border: 3px solid ${theme.color.link};
  border-radius: ${theme.radius.small};
  /* One press takes the whole address. */
  & > strong {
    user-select: all;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(1)};
`;

/** Also said by the toast, whose thanks alone would sound as if all were done. */
export const LAST_STEP = 'One step left: press Send in your email app. It reaches us only then.';

/** The note about a mail. `onSent` is called when the visitor says that it was sent. */
export function MailNote({ mail, onSent }: { mail: Mail; onSent(): void }) {
  const { phone } = useFacts().company;
  const t = useTranslate();
  return (
    <Box>
      <p>
        <strong>{t(LAST_STEP)}</strong>
      </p>
      <p>
        <ManifestText
          text={t('Nothing opened? Call {phone}, or write to this address:', { phone })}
        />
      </p>
      <strong>
        <EmailAddress>{mail.to}</EmailAddress>
      </strong>
      <Buttons>
        <CopyButton label={t('Copy Address')} text={mail.to} />
        <CopyButton label={t('Copy Message')} text={mailText(mail)} />
        <PlainButton type="button" onClick={onSent}>
          {t('I Have Sent It')}
        </PlainButton>
      </Buttons>
    </Box>
  );
}
