// The form for what search engines are given for one page, with a drawing of the result.
import { ArrowLeft } from 'lucide';
import { useState } from 'react';
import { SearchResult } from '../../../ui/drawings/SearchResult.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/forms/Field.tsx';
import { Glyph } from '../../../ui/pictures/Icon.tsx';
import { Action, ActionForm } from '../look/actions.tsx';
import { ArrivalHeading, Line, Panel, Quiet, SmallLink, Trouble, typed } from '../look/parts.tsx';
import { type OwnRecord, useOfficeSite } from '../office-site.ts';
import { placeAddress } from '../shell/place.ts';
import { restoreRecord, type SearchRecord, storeRecord } from './records.ts';

interface Props {
  record: SearchRecord;
  onChanged: () => Promise<void>;
}

export function RecordForm({ record, onChanged }: Props) {
  const { facts } = useOfficeSite();
  const [fields, setFields] = useState<OwnRecord>(record);
  const { page_url: path, meta_title: title, meta_description: description, robots } = fields;
  /** The properties that every field has. */
  const bound = (field: keyof OwnRecord) => ({
    id: `record-${field}`,
    ...typed(fields[field], (value) => setFields((now) => ({ ...now, [field]: value }))),
  });
  return (
    <>
      <Line>
        <SmallLink href={placeAddress({ screen: 'search' })}>
          <Glyph drawing={ArrowLeft} /> All pages
        </SmallLink>
      </Line>
      <Panel aria-labelledby="record">
        <ArrivalHeading id="record">{path === '/' ? 'Home page' : path}</ArrivalHeading>
        {robots.includes('noindex') ? (
          <Trouble data-kind="delayed">
            <p>Search engines leave this page out.</p>
          </Trouble>
        ) : (
          <SearchResult origin={facts.origin} {...{ path, title, description }} />
        )}
        <ActionForm
          label="Save"
          busy="Saving …"
          work={() => storeRecord(fields).then(onChanged)}
          message="The search record is saved."
          beside={
            record.isChanged && (
              <Action
                work={() => restoreRecord(record).then(onChanged)}
                message="The website’s own words are back, everywhere with its next build."
              >
                Back to the website’s own words
              </Action>
            )
          }
        >
          <TextField
            {...bound('meta_title')}
            label="Title"
            hint={lengthHint(title, 60)}
            maxLength={200}
          />
          <TextAreaField
            {...bound('meta_description')}
            label="Description"
            hint={lengthHint(description, 155)}
            rows={4}
            maxLength={500}
          />
          <TextField
            {...bound('keywords')}
            label="Keywords"
            optional
            hint="Words with commas between them. Google does not read them."
            maxLength={300}
          />
          <TextField
            {...bound('canonical_url')}
            label="Main address"
            optional
            hint="Another page’s address when this page says the same: /about/ or https://…"
            pattern="(/|https://\S).*"
            title="An address that begins with / or https://"
            maxLength={500}
          />
          <SelectField {...bound('robots')} label="In search engines">
            {robotsChoices(robots).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        </ActionForm>
        <Quiet>
          Visitors see a change at once. Search engines see it with the next build, and show it when
          they have visited the page again.
        </Quiet>
      </Panel>
    </>
  );
}

/** `shown` is the length after which most search engines cut a text. */
const lengthHint = (text: string, shown: number) =>
  `${text.length} characters; search engines show about ${shown}.`;

const ROBOTS: [value: string, label: string][] = [
  ['index, follow', 'Shown in search engines'],
  ['noindex, follow', 'Left out of search engines'],
  ['noindex, nofollow', 'Left out, and its links are not followed'],
];

/** A value that is in no list, as the manifest may have it, stays a choice. */
const robotsChoices = (value: string) =>
  ROBOTS.some(([known]) => known === value) ? ROBOTS : [[value, value] as const, ...ROBOTS];
