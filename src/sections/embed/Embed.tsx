// A video or a map of another website behind a picture. The other website is asked only after the press.
import { Play } from 'lucide';
import { useState } from 'react';
import styled from 'styled-components';
import type { SectionOf } from '../../model/site.ts';
import { Band } from '../../ui/Band.tsx';
import { ActionButton, StyledLink } from '../../ui/Button.tsx';
import { Glyph } from '../../ui/pictures/Icon.tsx';
import { Photo } from '../../ui/pictures/Photo.tsx';
import { CONTENT } from '../../ui/pictures/picture-sizes.ts';
import { theme } from '../../ui/styles/theme.ts';

/** The frame takes the place of the picture, so that nothing moves. */
const Stage = styled.div`
  display: grid;
  overflow: hidden;
  border-radius: ${theme.radius.large};
  & > picture > img,
  & > iframe {
    grid-area: 1 / 1;
    width: 100%;
    height: 100%;
    max-height: none;
    border: 0;
    object-fit: cover;
    aspect-ratio: 16 / 9;
  }
  & > button {
    grid-area: 1 / 1;
    z-index: 1;
    place-self: center;
    margin: ${theme.space(1)};
    /* The link below the picture is there without a script, too. */
    @media (scripting: none) {
      display: none;
    }
  }
`;

export function Embed({ section }: { section: SectionOf<'embed'> }) {
  const { id, tone, heading, intro, kind, url, frame, image, button_label, link_label } = section;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Band id={id} tone={tone} heading={heading} intro={intro}>
      <Stage>
        {isOpen ? (
          <iframe
            src={frame}
            title={heading}
            ref={(element) => element?.focus()}
            allow="autoplay; fullscreen"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <>
            <Photo picture={image} sizes={CONTENT} />
            <ActionButton type="button" onClick={() => setIsOpen(true)}>
              {kind !== 'map' && <Glyph drawing={Play} />}
              {button_label}
            </ActionButton>
          </>
        )}
      </Stage>
      <StyledLink to={url} $look="quiet">
        {link_label}
      </StyledLink>
    </Band>
  );
}
