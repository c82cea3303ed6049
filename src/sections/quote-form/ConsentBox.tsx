// The marketing consent: a box that is never checked beforehand, with its whole text beside it.
import { consentParts } from '../../model/forms/consent.ts';
import type { Consent } from '../../model/manifest.generated.ts';
import { descriptions, FieldError, Hint, isInvalid } from '../../ui/forms/Field.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { ManifestText } from '../../ui/Wording.tsx';
import * as S from './QuoteForm.styles.ts';

interface Props {
  id: string;
  consent: Consent;
  checked: boolean;
  error?: string;
  onChange(checked: boolean): void;
}

export function ConsentBox({ id, consent, checked, error, onChange }: Props) {
  return (
    <S.Consent>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div>
        <input
          id={id}
          name="marketingConsent"
          type="checkbox"
          checked={checked}
          // Browsers restore checked boxes when a page is opened again, but consent must be given anew.
          autoComplete="off"
          required={consent.required}
          aria-invalid={isInvalid(error)}
          aria-describedby={descriptions(id, consent.hint, error)}
          onChange={(event) => onChange(event.target.checked)}
        />
        <label htmlFor={id}>
          <ConsentText consent={consent} />
        </label>
      </div>
      {consent.hint && (
        <Hint id={`${id}-hint`}>
          <ManifestText text={consent.hint} />
        </Hint>
      )}
    </S.Consent>
  );
}

/** The consent text with its two placeholders as links. */
function ConsentText({ consent }: { consent: Consent }) {
  return consentParts(consent).map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <SiteLink key={part.to} to={part.to}>
        {part.label}
      </SiteLink>
    ),
  );
}
