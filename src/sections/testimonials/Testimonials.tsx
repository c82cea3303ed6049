// The words of customers, each with who says it and where it can be read.
import styled from 'styled-components';
import type { SectionOf } from '../../model/site.ts';
import { Band } from '../../ui/Band.tsx';
import { useTranslate } from '../../ui/contexts.ts';
import { Photo } from '../../ui/pictures/Photo.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { CardGrid, evenColumns } from '../../ui/styles/grid.ts';
import { theme } from '../../ui/styles/theme.ts';
import { ManifestText } from '../../ui/Wording.tsx';

const Card = styled.li`
  padding: ${theme.width.inset};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.large};
  background: ${theme.color.raised};
  break-inside: avoid;
  & > figure {
    display: flex;
    flex-direction: column;
    gap: ${theme.space(2)};
    height: 100%;
    margin: 0;
  }
`;

/** The marks are the page's language's own; a text that has brought its own loses them. */
const Quote = styled.blockquote`
  margin: 0;
  font-size: ${theme.size.lead};
  line-height: ${theme.line.short};
  &::before {
    content: open-quote;
  }
  &::after {
    content: close-quote;
  }
`;

const Stars = styled.span`
  color: ${theme.color.mark};
  font-size: ${theme.size.lead};
  line-height: 1;
  letter-spacing: 0.1em;
`;

const Source = styled.figcaption`
  display: flex;
  align-items: center;
  gap: ${theme.space(1)};
  margin-top: auto;
  color: ${theme.color.muted};
  font-size: ${theme.size.small};
  & strong {
    display: block;
    color: ${theme.color.heading};
    font-size: ${theme.size.body};
  }
  & a {
    display: inline-block;
    margin-block: calc(-1 * ${theme.space(2)});
    padding-block: ${theme.space(2)};
  }
`;

const FACE_SIZE = '3.5rem';

/** A width would compete with that of `Photo`, and win only once the app has sorted its rules. */
const Face = styled(Photo)`
  flex: none;
  max-width: ${FACE_SIZE};
  aspect-ratio: 1;
  border-radius: ${theme.radius.round};
`;

const withoutMarks = (text: string) => text.replace(/^[“"«](.*)[”"»]$/s, '$1');

export function Testimonials({ section }: { section: SectionOf<'testimonials'> }) {
  const { id, tone, heading, intro, items } = section;
  const t = useTranslate();
  return (
    <Band id={id} tone={tone} heading={heading} intro={intro}>
      <CardGrid $columns={evenColumns(items.length, 3)}>
        {items.map(({ text, name, town, date, stars, source, image }, index) => (
          <Card key={index}>
            <figure>
              {stars && (
                <Stars role="img" aria-label={t('{count} of 5 stars', { count: stars })}>
                  {'★'.repeat(stars) + '☆'.repeat(5 - stars)}
                </Stars>
              )}
              <Quote>
                <ManifestText text={withoutMarks(text)} plain />
              </Quote>
              <Source>
                {image && <Face picture={image} sizes={FACE_SIZE} />}
                <div>
                  <strong>{name}</strong>
                  {[town, date].filter(Boolean).join(', ')}
                  {source && (town || date) && ' · '}
                  {source && <SiteLink to={source.to}>{source.label}</SiteLink>}
                </div>
              </Source>
            </figure>
          </Card>
        ))}
      </CardGrid>
    </Band>
  );
}
