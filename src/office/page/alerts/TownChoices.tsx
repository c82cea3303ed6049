// The towns that an alert is for. Without any, every page shows it.
import styled from 'styled-components';
import { theme } from '../../../ui/styles/theme.ts';
import { SmallCheck } from '../look/small-fields.tsx';
import { useOfficeSite } from '../office-site.ts';

interface Props {
  chosen: string[];
  onChange: (chosen: string[]) => void;
}

export function TownChoices({ chosen, onChange }: Props) {
  const { towns } = useOfficeSite();
  const toggle = (slug: string) =>
    onChange(chosen.includes(slug) ? chosen.filter((own) => own !== slug) : [...chosen, slug]);
  return (
    <Choices>
      <legend>Towns: {chosen.length === 0 ? 'all' : 'only those'}</legend>
      <div>
        {towns.map(({ value, label }) => (
          <SmallCheck
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={() => toggle(value)}
          />
        ))}
      </div>
    </Choices>
  );
}

const Choices = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    padding: 0;
    color: ${theme.color.heading};
    font-weight: 700;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space(3)};
    max-height: 11rem;
    overflow-y: auto;
  }
`;
