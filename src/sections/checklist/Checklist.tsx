// A list of short points with check marks.
import { Check } from 'lucide';
import styled from 'styled-components';
import type { SectionOf } from '../../model/site.ts';
import { Band } from '../../ui/Band.tsx';
import { ButtonsBelow } from '../../ui/Button.tsx';
import { Glyph } from '../../ui/pictures/Icon.tsx';
import { Photo } from '../../ui/pictures/Photo.tsx';
import { CONTENT } from '../../ui/pictures/picture-sizes.ts';
import { theme } from '../../ui/styles/theme.ts';
import { ManifestText } from '../../ui/Wording.tsx';

const Points = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: ${theme.space(2)} ${theme.space(3)};
  & > li {
    display: flex;
    gap: ${theme.space(1)};
    padding-block: ${theme.space(1)};
    border-bottom: 1px solid ${theme.color.line};
    font-weight: 600;
  }
  & svg {
    margin-top: 0.15em;
    color: ${theme.color.mark};
  }
`;

export function Checklist({ section }: { section: SectionOf<'checklist'> }) {
  const { id, tone, heading, intro, items, image, buttons } = section;
  return (
    <Band id={id} tone={tone} heading={heading} intro={intro} split={image === undefined}>
      <Points>
        {items.map((item, index) => (
          <li key={index}>
            <Glyph drawing={Check} size={22} />
            <span>
              <ManifestText text={item} />
            </span>
          </li>
        ))}
      </Points>
      {image && <Photo picture={image} sizes={CONTENT} />}
      <ButtonsBelow buttons={buttons} />
    </Band>
  );
}
