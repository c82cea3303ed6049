// The forms besides the quote form that go to the office's database, each with the subject that its mail has.
import type { OfficeFormKind } from '../../../model/forms/office-form.ts';
import type { Option } from '../../../model/forms/quote-form.ts';
import type { AccountUpdateSection, CustomerIdSection } from '../../../model/manifest.generated.ts';
import type { Expansion } from '../expand/expand-pages.ts';

/** The kinds of forms on the pages, with their subjects. */
export function officeForms({ pages }: Expansion): Option[] {
  return pages.flatMap(({ sections }) => sections.flatMap(({ data }) => formsOf(data)));
}

function formsOf(data: { type: string }): (Option & { value: OfficeFormKind })[] {
  switch (data.type) {
    case 'account-update': {
      const { subject } = data as AccountUpdateSection;
      return [{ value: 'form:account-update', label: subject }];
    }
    case 'customer-id': {
      const { by_text, by_email } = data as CustomerIdSection;
      return [
        { value: 'form:customer-id-sms', label: by_text.subject },
        { value: 'form:customer-id-email', label: by_email.subject },
      ];
    }
    default:
      return [];
  }
}
