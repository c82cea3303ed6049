// The options of a list in a form, below the words of a list from which nothing is chosen yet. Blanks keep them apart in a text.
import { Fragment } from 'react';
import type { Option } from '../../model/forms/quote-form.ts';

export function Choices({ placeholder, options }: { placeholder: string; options: Option[] }) {
  return (
    <>
      <option value="">{placeholder}</option>{' '}
      {options.map(({ value, label }) => (
        <Fragment key={value}>
          <option value={value}>{label}</option>{' '}
        </Fragment>
      ))}
    </>
  );
}
