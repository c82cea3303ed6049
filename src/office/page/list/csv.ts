// Requests as a table of comma-separated values (RFC 4180), in which a spreadsheet finds no formulas and changes no digits.
import { type OfficeSite, optionLabel } from '../office-site.ts';
import { formatCampaign, type Quote, STATE_LABELS } from '../quotes/quote.ts';
import { formatSortable } from '../ui/when.tsx';

/** Spreadsheets read a cell that begins like this as a formula, and drop a tab or a line break before it. */
const FORMULA = /^[\s]*[=+\-@\t\r＝＋－＠]/;

/** Spreadsheets read such a cell as a day, a time or a number, and drop leading zeros and further digits. */
const LOOKS_NUMERIC = /^\s*[\d.,][\d\s.,:/e-]*$/i;
/** A number that spreadsheets keep as it is. */
const PLAIN_NUMBER = /^(0|[1-9]\d{0,10})$/;
/** A phone number whose parts no spreadsheet takes for a day. */
const PHONE = /^\d{3}([-. ])\d{3}\1\d{4}$/;
/** A moment in the form that every spreadsheet knows. */
const MOMENT = /^\d{4}-\d\d-\d\d \d\d:\d\d$/;

/** Excel takes a file for UTF-8 when it begins with this sign. */
const BYTE_ORDER_MARK = '\ufeff';

/** A cell, in quotes where it needs them; one that a spreadsheet would change begins with an apostrophe. */
export function csvCell(value: string): string {
  const isChanged =
    LOOKS_NUMERIC.test(value) && ![PLAIN_NUMBER, PHONE, MOMENT].some((kind) => kind.test(value));
  const harmless = isChanged || FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const csvLine = (values: string[]) => `${values.map(csvCell).join(',')}\r\n`;

type CsvSite = Pick<OfficeSite, 'services' | 'cities' | 'questions' | 'zone'>;

/** The table, with a line of headings. */
export function quotesCsv(quotes: Quote[], site: CsvSite): string {
  const { services, cities, questions, zone } = site;
  const headings = [
    ...['Received', 'State', 'Name', 'Phone', 'E-mail', 'Address', 'Town', 'Service', 'Details'],
    ...questions.map(({ label }) => label),
    ...['Marketing consent', 'Suspicious', 'Campaign'],
  ];
  const lines = quotes.map((quote) => [
    formatSortable(quote.created_at, zone),
    STATE_LABELS[quote.status] ?? quote.status,
    ...[quote.name, quote.phone, quote.email, quote.address],
    optionLabel(cities, quote.city),
    optionLabel(services, quote.service_type),
    quote.message ?? '',
    ...questions.map(({ id }) => quote.extra_answers?.[id] ?? ''),
    quote.marketing_consent ? 'yes' : 'no',
    quote.signals.join(' '),
    formatCampaign(quote),
  ]);
  return BYTE_ORDER_MARK + [headings, ...lines].map(csvLine).join('');
}

export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
