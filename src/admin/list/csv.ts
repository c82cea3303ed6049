// Requests as a table of comma-separated values (RFC 4180), which no spreadsheet takes for formulas.
import { type OfficeSite, optionLabel } from '../office-site.ts';
import { type Quote, STATE_LABELS } from '../quotes/quote.ts';
import { whenInFull } from '../quotes/when.ts';

/** Spreadsheets read a cell that begins so as a formula, and a tab or a line break away with it. */
const FORMULA = /^[\s]*[=+\-@\t\r＝＋－＠]/;

/** Excel takes a file for UTF-8 when it begins with this sign. */
const MARK = '\ufeff';

/** A cell, in quotes where it needs them; one that could be a formula gets an apostrophe. */
export function csvCell(value: string): string {
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const csvLine = (values: string[]) => `${values.map(csvCell).join(',')}\r\n`;

type CsvSite = Pick<OfficeSite, 'services' | 'cities' | 'questions' | 'zone'> & { locale: string };

/** The table, with a line of headings. */
export function quotesCsv(quotes: Quote[], site: CsvSite): string {
  const { services, cities, questions, zone, locale } = site;
  const headings = [
    ...['Received', 'State', 'Name', 'Phone', 'E-mail', 'Address', 'Town', 'Service', 'Details'],
    ...questions.map(({ label }) => label),
    ...['Marketing consent', 'Suspicious'],
  ];
  const lines = quotes.map((quote) => [
    whenInFull(quote.created_at, locale, zone),
    STATE_LABELS[quote.status] ?? quote.status,
    ...[quote.name, quote.phone, quote.email, quote.address],
    optionLabel(cities, quote.city),
    optionLabel(services, quote.service_type),
    quote.message ?? '',
    ...questions.map(({ id }) => quote.extra_answers?.[id] ?? ''),
    quote.marketing_consent ? 'yes' : 'no',
    quote.signals.join(' '),
  ]);
  return MARK + [headings, ...lines].map(csvLine).join('');
}

/** Has the browser save a text as a file. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
