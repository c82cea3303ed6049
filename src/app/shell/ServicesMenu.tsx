// The Services menu of the desktop bar, which gives its links their look. A native disclosure, so it opens before any script runs.
import { ChevronDown } from 'lucide';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { SiteFacts } from '../../model/site.ts';
import { Glyph } from '../../ui/pictures/Icon.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { theme } from '../../ui/styles/theme.ts';

const Disclosure = styled.details`
  position: relative;
  & > ul {
    position: absolute;
    top: calc(100% + 0.25rem);
    left: 0;
    width: max-content;
    padding: ${theme.space(1)};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.small};
    background: ${theme.color.raised};
    box-shadow: ${theme.shadow};
  }
`;

/** Closes on a choice, on Escape, on a press elsewhere and when the focus leaves it. */
export function ServicesMenu({ label, links }: SiteFacts['navigation']['services']) {
  const ref = useRef<HTMLDetailsElement>(null);
  const close = () => ref.current?.removeAttribute('open');
  useEffect(() => {
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) {
        ref.current?.removeAttribute('open');
      }
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, []);
  return (
    <Disclosure
      ref={ref}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !ref.current?.contains(relatedTarget)) close();
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !ref.current?.open) return;
        close();
        ref.current.querySelector('summary')?.focus();
      }}
    >
      <summary>
        {label}
        <Glyph drawing={ChevronDown} size={18} />
      </summary>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <SiteLink to={link.to} onClick={close}>
              {link.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
