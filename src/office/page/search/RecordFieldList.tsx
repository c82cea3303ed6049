// The fields of a search record: title and description, and below them what few pages need.
import { SelectField, TextAreaField, TextField } from '../../../ui/forms/Field.tsx';
import type { RecordFields } from '../office-site.ts';

/** The length after which most search engines cut a text. */
const SHOWN = { title: 60, description: 155 };

const ROBOTS: [value: string, label: string][] = [
  ['index, follow', 'Shown in search engines'],
  ['noindex, follow', 'Left out of search engines'],
  ['noindex, nofollow', 'Left out, and its links are not followed'],
];

interface Props {
  fields: RecordFields;
  onChange: (change: Partial<RecordFields>) => void;
}

export function RecordFieldList({ fields, onChange }: Props) {
  const { title, description, keywords, canonical } = fields;
  return (
    <>
      <TextField
        id="record-title"
        label="Title"
        hint={lengthHint(title, SHOWN.title)}
        maxLength={200}
        value={title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TextAreaField
        id="record-description"
        label="Description"
        hint={lengthHint(description, SHOWN.description)}
        rows={4}
        maxLength={500}
        value={description}
        onChange={({ target }) => onChange({ description: target.value })}
      />
      <TextField
        id="record-keywords"
        label="Keywords"
        optional
        hint="Words with commas between them. Google does not read them."
        maxLength={300}
        value={keywords}
        onChange={({ target }) => onChange({ keywords: target.value })}
      />
      <TextField
        id="record-canonical"
        label="Main address"
        optional
        hint="Another page’s address when this page says the same: /about/ or https://…"
        pattern="(/|https://\S).*"
        title="An address that begins with / or https://"
        maxLength={500}
        value={canonical}
        onChange={({ target }) => onChange({ canonical: target.value })}
      />
      <RobotsField value={fields.robots} onChange={(robots) => onChange({ robots })} />
    </>
  );
}

/** A value that is in no list, as the manifest may have it, stays a choice. */
function RobotsField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const isKnown = ROBOTS.some(([known]) => known === value);
  const choices = isKnown ? ROBOTS : [[value, value] as const, ...ROBOTS];
  return (
    <SelectField
      id="record-robots"
      label="In search engines"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {choices.map(([robots, label]) => (
        <option key={robots} value={robots}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

const lengthHint = (text: string, shown: number) =>
  `${text.length} characters; search engines show about ${shown}.`;
