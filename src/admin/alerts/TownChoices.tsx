// The towns that an alert is for. Without any, every page shows it.
import styled from 'styled-components';
import { theme } from '../../ui/styles/theme.ts';
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
          <label key={value}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
            />
            {label}
          </label>
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
  & label {
    display: inline-flex;
    gap: ${theme.space(1)};
    align-items: center;
    min-height: 2.75rem;
  }
  & input {
    width: 1.25rem;
    height: 1.25rem;
  }
`;
