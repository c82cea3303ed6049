// The facts that a text can take in: a press inserts one, and those in the text show what they become.
import styled from 'styled-components';
import { fields, own } from '../../../manifest/text/values.ts';
import { editorTheme } from '../look/editor-theme.ts';
import { type Forms, pieceAt } from '../schema/pieces.ts';
import { useForms } from '../schema/use-forms.ts';
import { useEditor } from '../wire/store.ts';

interface Props {
  text: string;
  /** Whether the text is on a town's page. */
  town?: boolean;
  insert(words: string): void;
}

const OF_TOWN: Record<string, string> = {
  town: 'town',
  place: 'town with state',
  counties: 'counties',
  residents: 'number of residents',
};

export function Chips({ text, town, insert }: Props) {
  const { state, spots } = useEditor();
  const placeholders: Record<string, string> = { ...state?.placeholders, ...spots?.placeholders };
  const forms = useForms();
  const inText = [...new Set([...text.matchAll(/\{([\w.]+)\}/g)].map(([, name = '']) => name))];
  const facts = Object.keys(state?.placeholders ?? {});
  const names = [...new Set([...facts, ...(town ? Object.keys(OF_TOWN) : [])])];
  return (
    <Facts>
      {inText.map((name) => (
        <p key={name}>
          <mark>{factName(name, forms)}</mark>{' '}
          {own(placeholders, name)
            ? `shows as “${placeholders[name]}”`
            : 'is filled in on the page'}
        </p>
      ))}
      <details data-when-writing>
        <summary>Insert a fact</summary>
        <div>
          {names.map((name) => (
            <Chip
              key={name}
              type="button"
              onClick={() => insert(`{${name}}`)}
              title={placeholders[name]}
            >
              {factName(name, forms)}
            </Chip>
          ))}
        </div>
      </details>
    </Facts>
  );
}

/** A placeholder in words: "phone number" for `phone`. */
function factName(name: string, forms: Forms): string {
  if (name === 'company') return 'company name';
  if (name === 'review_count') return 'number of reviews';
  const isFact = name in fields(fields(forms.manifest).company);
  const ofTown = OF_TOWN[name];
  if (ofTown) return ofTown;
  return isFact
    ? pieceAt(['company', name], forms).noun
    : name.replace(/^town\.\w+\./, '').replaceAll(/[._]/g, ' ');
}

const Facts = styled.div`
  display: grid;
  gap: 0.25rem;
  font-size: 0.9375rem;
  & mark {
    padding: 0.0625rem 0.5rem;
    border-radius: 1rem;
    background: ${editorTheme.color.tint};
    color: ${editorTheme.color.actionDeep};
    font-weight: 600;
  }
  & summary {
    width: fit-content;
    padding-block: 0.25rem;
    color: ${editorTheme.color.action};
    cursor: pointer;
  }
  & details > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem;
    padding-block: 0.375rem;
  }
`;

const Chip = styled.button`
  min-height: 2.25rem;
  padding: 0.25rem 0.75rem;
  border: 1px solid ${editorTheme.color.action};
  border-radius: 2rem;
  background: ${editorTheme.color.tint};
  color: ${editorTheme.color.actionDeep};
  font-weight: 600;
  cursor: pointer;
`;
