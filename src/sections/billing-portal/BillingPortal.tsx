// The other ways to pay, and the billing portal in a frame, with a message when that fails and a link, unless the site's own page stands in for it.
import { useRef } from 'react';
import { originOf } from '../../model/outside-services.ts';
import type { SectionOf } from '../../model/site.ts';
import { Band } from '../../ui/Band.tsx';
import { ButtonAnchor, PlainButton, StyledLink } from '../../ui/Button.tsx';
import { useFacts, useTranslate } from '../../ui/contexts.ts';
import { OpenNow } from '../../ui/OpenNow.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { ManifestText } from '../../ui/Wording.tsx';
import * as S from './BillingPortal.styles.ts';
import { usePortal } from './use-portal.ts';

export function BillingPortal({ section }: { section: SectionOf<'billing-portal'> }) {
  const { id, tone, heading, intro, link_label, ways, url, frame_title } = section;
  // The frame belongs to the script, so that its loading can be followed from the start.
  const running = useHydrated();
  return (
    <Band id={id} tone={tone} heading={heading} intro={intro}>
      <S.Layout data-wakes="">
        <Ways ways={ways} />
        {running ? (
          <Frame section={section} />
        ) : (
          <S.Stage $url={url}>
            <noscript>
              <S.Portal title={frame_title} src={url} />
            </noscript>
          </S.Stage>
        )}
        {originOf(url) && (
          <StyledLink to={url} $look="secondary">
            {link_label}
          </StyledLink>
        )}
      </S.Layout>
    </Band>
  );
}

function Ways({ ways }: Pick<SectionOf<'billing-portal'>, 'ways'>) {
  const { company, phone_href } = useFacts();
  const t = useTranslate();
  const call = { label: t('Call {phone}', { phone: company.phone }), to: phone_href };
  return (
    <S.Ways>
      {ways.map(({ title, text, by_phone }, index) => (
        <li key={index}>
          <h3>{title}</h3>
          <p>
            <ManifestText text={text} />
          </p>
          {by_phone && (
            <S.Call>
              <ButtonAnchor button={{ ...call, style: 'primary', icon: 'phone' }} /> <OpenNow />
            </S.Call>
          )}
        </li>
      ))}
    </S.Ways>
  );
}

function Frame({ section }: { section: SectionOf<'billing-portal'> }) {
  const { url, timeout_seconds, frame_title, loading_text, failed_text, retry_label } = section;
  const { state, attempt, onLoad, retry } = usePortal(url, timeout_seconds);
  const stage = useRef<HTMLDivElement>(null);
  const tryAgain = () => {
    // The pressed button is about to go, and the focus with it.
    stage.current?.focus({ preventScroll: true });
    retry();
  };
  return (
    <S.Stage
      ref={stage}
      $url={url}
      tabIndex={-1}
      data-state={state}
      aria-busy={state === 'loading'}
    >
      {state !== 'failed' && (
        <S.Portal
          key={attempt}
          title={frame_title}
          src={url}
          onLoad={onLoad}
          data-hidden={state === 'loading'}
        />
      )}
      {/* The live region is there from the start, so that a change in it is announced. */}
      <S.Notice role="status" data-hidden={state === 'loaded'}>
        {state === 'loading' && <p>{loading_text}</p>}
        {state === 'failed' && (
          <>
            <p>
              <strong>{failed_text}</strong>
            </p>
            <PlainButton type="button" onClick={tryAgain}>
              {retry_label}
            </PlainButton>
          </>
        )}
      </S.Notice>
    </S.Stage>
  );
}
