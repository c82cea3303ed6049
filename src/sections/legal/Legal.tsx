// A legal text with titled clauses.
import styled from 'styled-components';
import type { SectionOf } from '../../model/site.ts';
import { Band } from '../../ui/Band.tsx';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { theme } from '../../ui/styles/theme.ts';
import { ManifestText } from '../../ui/Wording.tsx';

const Clauses = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space(5)};
  max-width: ${theme.width.lines};
  & > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space(2)};
  }
  & ul {
    display: grid;
    gap: ${theme.space(1)};
    padding-left: ${theme.space(3)};
    list-style: disc;
  }
`;

export function Legal({ section }: { section: SectionOf<'legal'> }) {
  const { id, tone, heading, intro, clauses } = section;
  return (
    <Band id={id} tone={tone} heading={heading} intro={intro} split>
      <Clauses>
        {clauses.map((clause, index) => (
          <section key={index}>
            <h3>{clause.heading}</h3>
            {clause.paragraphs.map((paragraph, position) => (
              <p key={position}>
                <LinkedText text={paragraph} />
              </p>
            ))}
            {clause.points && (
              <ul>
                {clause.points.map((point, position) => (
                  <li key={position}>
                    <ManifestText text={point} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </Clauses>
    </Band>
  );
}
