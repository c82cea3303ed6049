// Small texts with one fault each, and what the check says of it: the table of parse errors and schema errors.

/** A change of `tests/fixtures/base.yaml`: `find` becomes `write`, in which » marks the expected place. */
export interface TextCase {
  find: string;
  write: string;
  code: string;
  /** A part of the message or of the hint. */
  words: string;
  /** The text in place of `write` after the fix; undefined where there is none. */
  fixed?: string;
  safety?: 'safe' | 'suggested';
}

type Row = [find: string, write: string, code: string, words: string, fixed?: string];

const rows =
  (safety: TextCase['safety']) =>
  (...[find, write, code, words, fixed = find]: Row): TextCase => ({
    ...{ find, write, code, words },
    ...(safety && { fixed, safety }),
  });
/** What `--fix` puts in, what is shown to a person, and what is only explained. */
const safe = rows('safe');
const suggested = rows('suggested');
const unfixed = rows(undefined);

const FOUNDED = '  founded: 1995';
const HOURS = '      opens: "07:00"';
const INTRO = '      reasons_intro: Small lots and lake winds suit us fine.';
const BADGES = '        badges:\n          - Honest prices';
const ANSWER = '      answer: Within 30 days.';
const COUNTIES = '    counties: [Chautauqua]\n    residents:';
const closure = (from: string) =>
  `  closures:\n    - reason: Rest\n      from: ${from}\n${FOUNDED}`;
const serviceDays = (more: string) =>
  `service_days:\n  visit: pickup\n  days: [Monday]\n  weekend_holidays: ask\n  friday_moves_to: ask\n  holidays:\n    - name: Christmas\n      when: December 25\n${more}button_sets:\n`;
const season = (from: string, to: string) =>
  serviceDays(
    `  collections:\n    - id: leaves\n      name: Leaves\n      season: { from: ${from}, to: ${to} }\n`,
  );
const field = (choices: string) =>
  `  extra_fields:\n    - id: tank\n      label: Tank\n      kind: choice\n      choices: ${choices}\n  consent:\n`;
const section = (type: string) => `      - type: ${type}\n        heading: Where we drive`;

export const textCases: TextCase[] = [
  // A colon, a quote, a blank, an indent.
  safe(FOUNDED, '  »founded 1995', 'missing-colon', '"founded" needs a colon'),
  safe(FOUNDED, '  »founded:1995', 'missing-colon', '"founded" needs a colon'),
  safe(HOURS, '      opens: »"07:00', 'quotation-mark', 'never closed'),
  safe(FOUNDED, '»\tfounded: 1995', 'tab-indentation', 'begins with a tab'),
  suggested(FOUNDED, '   »founded: 1995', 'wrong-indentation', 'too far to the right'),
  unfixed(
    INTRO,
    INTRO.replace('reasons', '  »reasons'),
    'unknown-key',
    'missing further to the left',
  ),
  unfixed(
    '        alt: A green cart at the curb',
    '      »alt: A green cart at the curb',
    'unknown-key',
    'missing further to the left or right',
  ),
  unfixed(INTRO, `${INTRO}\n       »note: x`, 'yaml-syntax', 'not in line with its neighbors'),
  safe(FOUNDED, '  »founded - 1995', 'missing-colon', '"founded" needs a colon'),
  safe(
    '    counties: [Chautauqua]',
    '    counties: »[Chautauqua',
    'quotation-mark',
    'never closed',
  ),
  safe('    counties: [Chautauqua]', '    counties: »Chautauqua', 'wrong-type', 'must be a list'),
  unfixed(BADGES, '        badges:\n»\t- One\n\t\t- Two', 'tab-indentation', 'begins with a tab'),
  unfixed(
    BADGES,
    '        badges:\n          »1. One\n          - Two',
    'missing-dash',
    'Put a dash',
  ),
  // A text that needs quotes.
  safe(
    '        heading: Ready?',
    '        heading: »"Ready" or not',
    'quotation-mark',
    'ends this text too early',
    '        heading: "“Ready” or not"',
  ),
  safe(
    '        heading: Ready?',
    '        heading: »"Say "go" now"',
    'quotation-mark',
    'ends this text too early',
    '        heading: "Say “go” now"',
  ),
  safe(
    '        heading: Ready?',
    '        heading: »"Ready?",',
    'quotation-mark',
    'ends this text too early',
    '        heading: "Ready?"',
  ),
  safe(
    '    label: "{town}"',
    '    label: »{town}',
    'quotation-mark',
    'a sign that means something else',
  ),
  safe(
    'site:\n',
    'theme:\n  brand: »#1d5136\n  accent: "#ff8a1e"\nsite:\n',
    'quotation-mark',
    'a sign that means something else',
    'theme:\n  brand: "#1d5136"\n  accent: "#ff8a1e"\nsite:\n',
  ),
  safe(
    '  name: Lakeside Hauling',
    '  name: »“Lakeside Hauling”',
    'quotation-mark',
    'curly quotes',
    '  name: "Lakeside Hauling"',
  ),
  safe(
    '  name: Lakeside Hauling',
    '  name: »“Lakeside Hauling"',
    'quotation-mark',
    'curly quotes',
    '  name: "Lakeside Hauling"',
  ),
  safe(
    '          - Honest prices',
    '          - »! Road closed',
    'quotation-mark',
    'a sign that means something else',
    '          - "! Road closed"',
  ),
  safe(
    '          - Honest prices',
    '          - »!Road closed',
    'quotation-mark',
    'a sign that means something else',
    '          - "!Road closed"',
  ),
  safe(
    '  name: Lakeside Hauling',
    '  name: »&Lakeside Hauling',
    'quotation-mark',
    'a sign that means something else',
    '  name: "&Lakeside Hauling"',
  ),
  safe(
    '  name: Lakeside Hauling',
    '  name: »*Lakeside Hauling',
    'quotation-mark',
    'a sign that means something else',
    '  name: "*Lakeside Hauling"',
  ),
  safe(
    '        heading: Ready?',
    '        heading: »Ready: go',
    'quotation-mark',
    'a sign that means something else',
    '        heading: "Ready: go"',
  ),
  suggested(
    '        heading: Ready?',
    '        heading: We are »#1 here',
    'note-after-text',
    'visitors never see the rest',
    '        heading: "We are #1 here"',
  ),
  safe(
    BADGES,
    '        badges: [»6,000+ residents, Weekly pickup]',
    'number-for-text',
    'begins a second one',
    '        badges: ["6,000+ residents", Weekly pickup]',
  ),
  safe(
    '  consent:\n',
    field('[»1,000 gallons, Small]'),
    'number-for-text',
    'begins a second one',
    field('["1,000 gallons", Small]'),
  ),
  safe('    zip: "14048"', '    zip: »14048', 'number-for-text', 'must be a text'),
  safe('    residents: 12743', '    residents: »12,743', 'wrong-type', 'must be a whole number'),
  // A date, a time, a phone number.
  safe(
    FOUNDED,
    closure('»12/24/2026'),
    'wrong-format',
    'as a date such as 2026-12-24',
    closure('"2026-12-24"'),
  ),
  suggested(
    FOUNDED,
    closure('»4/1/2026'),
    'wrong-format',
    'as a date such as 2026-12-24',
    closure('"2026-04-01"'),
  ),
  unfixed(FOUNDED, closure('»next Friday'), 'wrong-format', 'as a date such as 2026-12-24'),
  suggested(
    'button_sets:\n',
    season('»4/1', 'November 30'),
    'wrong-format',
    'such as April 1',
    season('April 1', 'November 30'),
  ),
  safe(
    'button_sets:\n',
    season('April 1', '»11/30'),
    'wrong-format',
    'such as November 30',
    season('April 1', 'November 30'),
  ),
  safe(HOURS, '      opens: »7am', 'wrong-format', 'in quotes: "07:00"'),
  safe(
    '  phone: (716) 555-4410',
    '  phone: »716.555.4410',
    'wrong-format',
    'cannot be the phone number',
  ),
  safe(HOURS, '      opens: »“07:00”', 'wrong-format', 'in quotes: "07:00"'),
  safe('    zip: "14048"', '    zip: »14048"', 'wrong-format', 'five digits'),
  unfixed(HOURS, '      opens: »700', 'wrong-format', 'in quotes: "07:00"'),
  safe(
    '    is_active: true\n    display_order: 1',
    '    is_active: »"true"\n    display_order: 1',
    'wrong-type',
    'must be true or false',
  ),
  unfixed(
    '    is_active: true\n    display_order: 1',
    '    is_active: »yes\n    display_order: 1',
    'wrong-type',
    'must be true or false',
  ),
  // A misspelt name or choice, and one that is none.
  suggested(FOUNDED, '  »foundd: 1995', 'unknown-key', 'Did you mean "founded"?'),
  suggested(
    '      style: primary\n    - label: Call',
    '      style: »primry\n    - label: Call',
    'not-in-list',
    'Did you mean "primary"?',
  ),
  suggested(
    '    to: /about/#contact\n    style',
    '    to: /about/?»service=mowin#contact\n    style',
    'unknown-choice',
    'no service "mowin"',
    '    to: /about/?service=mowing#contact\n    style',
  ),
  unfixed('  price_range: $$', '  price_range: »25 to 60', 'wrong-format', 'such as $300–$600'),
  unfixed(
    'button_sets:\n',
    'translations:\n  »fr:\n    words: {}\nbutton_sets:\n',
    'unknown-key',
    'Allowed here: es.',
  ),
  unfixed(section('towns'), section('»map'), 'not-in-list', 'Allowed here: faq, cta, hero, text,'),
  unfixed(
    section('towns'),
    section('»carousel'),
    'not-in-list',
    'Allowed here: faq, cta, hero, text,',
  ),
  unfixed(
    COUNTIES,
    '    counties: [Chautauqua, »NY]\n    residents:',
    'unknown-county',
    'no county has that name',
  ),
  unfixed(
    COUNTIES,
    '    state: VT\n    counties: [»Warren]\n    residents:',
    'unknown-county',
    'no county of VT has that name',
  ),
  // A value that holds more than fits, or something else.
  unfixed(
    '    - from: Monday\n',
    '    - from: »[Monday, Thursday]\n',
    'wrong-type',
    'must be a text, but here it is a list',
  ),
  unfixed(FOUNDED, '  founded: »nineteen ninety-five', 'wrong-type', 'must be a whole number'),
  unfixed(
    '  endpoint: https://forms.lakeside-hauling.test/quotes',
    '  endpoint: »http://localhost:4620/quotes',
    'wrong-format',
    'The https:// address',
  ),
  unfixed(
    '    script_url: https://stats.lakeside-hauling.test/script.js',
    '    script_url: »//gc.zgo.at/count.js',
    'wrong-format',
    'a full https:// address',
  ),
  unfixed(
    'button_sets:\n',
    'proof_points: »Family-owned\nbutton_sets:\n',
    'wrong-type',
    'lines below it that each begin with a name of your choice and a colon',
  ),
  unfixed(
    'button_sets:\n',
    '»proof_points:\n  - value: "3"\n    label: trucks\nbutton_sets:\n',
    'wrong-type',
    '`curbside upgrade`',
  ),
  unfixed(
    '    - from: Monday\n',
    '    - from: »Monday-Friday\n',
    'not-in-list',
    'Allowed here: Monday,',
  ),
  safe(
    '    counties: [Chautauqua]',
    '    counties: »Chautauqua',
    'wrong-type',
    'must be a list',
    '    counties: [Chautauqua]',
  ),
  unfixed(
    '    counties: [Chautauqua]',
    '    counties: »Chautauqua and Erie',
    'wrong-type',
    'must be a list',
  ),
  // Lines from elsewhere.
  unfixed(
    '    - id: yard-20\n',
    '»    10 Yard\t$350\n    20 Yard\t$450\n    30 Yard\t$550\n    - id: yard-20\n',
    'yaml-syntax',
    'cannot be read',
  ),
  unfixed(FOUNDED, `»=======\n${FOUNDED}`, 'merge-conflict', 'Two versions of the file were mixed'),
  unfixed(
    ANSWER,
    '      answer: >-\n        We take:\n        »- cards\n        - checks',
    'swallowed-line',
    'became a part of the text above',
  ),
  unfixed(
    FOUNDED,
    `${FOUNDED}\n  »founded: 1996`,
    'duplicate-key',
    '"founded" is here and in line 21',
  ),
  unfixed(
    '  name: Lakeside Hauling',
    '  name: Lak»\uFFFDside Hauling',
    'not-utf8',
    'not saved as UTF-8',
  ),
  unfixed(
    '  name: Lakeside Hauling',
    '  name: Lak»Ã©side Hauling',
    'not-utf8',
    'not saved as UTF-8',
  ),
  // The second of two alike.
  suggested(
    INTRO,
    '      reasons_intro: Call {phone} or »{emial}.',
    'unknown-placeholder',
    'Did you mean "{email}"?',
    '      reasons_intro: Call {phone} or {email}.',
  ),
  unfixed(
    INTRO,
    '      reasons_intro: Write {fax} or »{telex}.',
    'unknown-placeholder',
    'There is no placeholder {telex}.',
  ),
];

/** A table's case as a text, with the expected `line:column`. */
export function textOfCase(base: string, { find, write }: TextCase) {
  const [before = '', after] = [base.slice(0, base.indexOf(find)), base.split(find)[1]];
  if (after === undefined) throw new Error(`tests/fixtures/base.yaml has no ${find}`);
  const marked = before + write + base.slice(before.length + find.length);
  const lines = marked.slice(0, marked.indexOf('»')).split('\n');
  const at = `${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
  return { text: marked.replace('»', ''), at };
}
