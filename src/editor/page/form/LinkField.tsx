// The control of a link's target: a page, a place on one, a phone call and the like, or another website.
import { useState } from 'react';
import { asObject } from '../../../manifest/text/values.ts';
import type { Company } from '../../../model/manifest.generated.ts';
import { furtherPhones } from '../../../model/phones.ts';
import { Choice, TextInput } from '../ui/controls.ts';
import { useEditor } from '../wire/store.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, fieldId, useField } from './use-field.ts';

/** Targets that are no address. */
const TARGETS = [
  ['call', 'Call the office'],
  ['email', 'Write an e-mail'],
  ['map', 'Open the map'],
  ['sms', 'Write a text message'],
  ['order-online', 'Order online'],
  ['pay-portal', 'Pay online'],
] as const;
/** The beginning of another website's address. */
export const HTTPS_PREFIX = 'https://';

/** The further numbers and places of the company. */
const furtherTargets = (company: Company) => [
  ...furtherPhones(company).map(({ id, label }) => [`call:${id}`, `Call: ${label}`] as const),
  ...(company.locations ?? []).map(({ id, label }) => [`map:${id}`, `Map: ${label}`] as const),
];

/** The target of a link: a page, a place on one, a phone call and the like, or another website. */
export function LinkField(props: FieldProps) {
  const { pointer, piece } = props;
  const field = useField(props);
  const value = field.text;
  const pages = useEditor(({ state }) => state?.pages) ?? [];
  const places = pages.flatMap(({ path, title, anchors }) => [
    [path, title] as const,
    ...[...new Set(anchors)].map(
      (id) => [`${path}#${id}`, `   ${title}: ${id.replaceAll('-', ' ')}`] as const,
    ),
  ]);
  const company = useEditor(({ state }) => asObject(state?.manifest).company) as Company;
  const targets = piece.schema.control === 'link' ? [...TARGETS, ...furtherTargets(company)] : [];
  const isKnown = value === '' || [...places, ...targets].some(([target]) => target === value);
  /** Half an address may be another one that is whole: it is taken in when it is left. */
  const [address, setAddress] = useState<string>();
  const isOther = address !== undefined || !isKnown;
  const leave = () => {
    setAddress(undefined);
    if (address?.trim()) field.setText(wholeAddress(address.trim()));
    field.onBlur();
  };
  return (
    <FieldFrame {...props} error={field.error} help="" optional={!piece.required}>
      <Choice
        {...field.inputProps}
        value={isOther ? HTTPS_PREFIX : value}
        onChange={({ target }) => {
          const isOther = target.value === HTTPS_PREFIX;
          setAddress(isOther ? '' : undefined);
          if (!isOther) field.setText(target.value);
        }}
        onBlur={field.onBlur}
      >
        {(!piece.required || value === '') && <option value="">Nothing</option>}
        <optgroup label="Pages of this site">{places.map(option)}</optgroup>
        <optgroup label="Something else">
          {targets.map(option)}
          <option value={HTTPS_PREFIX}>Another address …</option>
        </optgroup>
      </Choice>
      {isOther && (
        <TextInput
          aria-label="The address"
          aria-describedby={`${fieldId(pointer)}:about ${fieldId(pointer)}:error`}
          placeholder={HTTPS_PREFIX}
          value={address ?? value}
          onChange={({ target }) => setAddress(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && leave()}
          onBlur={leave}
        />
      )}
    </FieldFrame>
  );
}

/** Another website's address in full: people leave out how it begins. */
export const wholeAddress = (words: string) =>
  words.replace(/^(http:\/\/)?(?=[\w-]+(\.[\w-]+)+([/?#]|$))/, HTTPS_PREFIX);

const option = ([value, name]: readonly [string, string]) => (
  <option key={value} value={value}>
    {name}
  </option>
);
