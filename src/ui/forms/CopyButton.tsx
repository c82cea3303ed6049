// A button that copies a text.
import { useState } from 'react';
import { PlainButton } from '../Button.tsx';
import { useTranslate } from '../contexts.ts';

/** Copies a text. Browsers have a clipboard only for pages that came over TLS; on others there is no such button. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const t = useTranslate();
  const [copied, setCopied] = useState(false);
  if (!navigator.clipboard) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <PlainButton type="button" onClick={copy}>
      {copied ? t('Copied') : label}
    </PlainButton>
  );
}
