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
const BADGES = 'badges:\n          - Honest prices';
const COUNTIES = 'counties: [Chautauqua]';
const ENDPOINT = 'https://forms.lakeside-hauling.test/quotes';
const SETS = 'button_sets:\n';
const closure = (from: string) =>
  `  closures:\n    - reason: Rest\n      from: ${from}\n${FOUNDED}`;
const season = (from: string, to: string) => `service_days:
  visit: pickup
  days: [Monday]
  weekend_holidays: ask
  friday_moves_to: ask
  holidays:
    - name: Christmas
      when: December 25
  collections:
    - id: leaves
      name: Leaves
      season: { from: ${from}, to: ${to} }
${SETS}`;
const SEASON = season('April 1', 'May 30');
const field = (choices: string) =>
  `  extra_fields:\n    - id: tank\n      label: Tank\n      kind: choice\n      choices: ${choices}\n  consent:\n`;
const section = (type: string) => `      - type: ${type}\n        heading: Where we drive`;
const theme = (brand: string) => `theme:\n  brand: ${brand}\n  accent: "#ff8a1e"\nsite:\n`;

/** What several faults are called, with words of their message. */
const NOTE = ['note-after-text', 'visitors never see the rest'] as const;
const COLON = ['missing-colon', '"founded" needs a colon'] as const;
const OPEN = ['quotation-mark', 'never closed'] as const;
const EARLY = ['quotation-mark', 'ends this text too early'] as const;
const SIGN = ['quotation-mark', 'a sign that means something else'] as const;
const CURLY = ['quotation-mark', 'curly quotes'] as const;
const TAB = ['tab-indentation', 'begins with a tab'] as const;
const NUMBER = ['number-for-text', 'begins a second one'] as const;
const DATE = ['wrong-format', 'as a date such as 2026-12-24'] as const;
const TIME = ['wrong-format', 'in quotes: "07:00"'] as const;
const BOOLEAN = ['wrong-type', 'must be true or false'] as const;
const WHOLE = ['wrong-type', 'must be a whole number'] as const;
const LIST = ['wrong-type', 'must be a list'] as const;
const CHOICE = ['unknown-choice', 'no service "mowin"'] as const;
const EMAIL = ['unknown-placeholder', 'Did you mean "{email}"?'] as const;
const TYPES = ['not-in-list', 'Allowed here: faq, cta, hero, text,'] as const;
const ENCODING = ['not-utf8', 'not saved as UTF-8'] as const;

export const textCases: TextCase[] = [
  // A colon, a quote, a blank, an indent.
  safe('founded: 1995', '»founded 1995', ...COLON),
  safe('founded: 1995', '»founded:1995', ...COLON),
  safe('founded: 1995', '»founded - 1995', ...COLON),
  safe('"07:00"', '»"07:00', ...OPEN),
  safe(COUNTIES, 'counties: »[Chautauqua', ...OPEN),
  safe(FOUNDED, '»\tfounded: 1995', ...TAB),
  unfixed('          - Honest prices', '»\t- One\n\t\t- Two', ...TAB),
  suggested('founded: 1995', ' »founded: 1995', 'wrong-indentation', 'too far to the right'),
  unfixed('reasons_intro:', '  »reasons_intro:', 'unknown-key', 'missing further to the left'),
  unfixed(
    '  alt: A green cart',
    '»alt: A green cart',
    'unknown-key',
    'further to the left or right',
  ),
  unfixed('us fine.', 'us fine.\n       »note: x', 'yaml-syntax', 'not in line with its neighbors'),
  unfixed('- Honest prices', '»1. One\n          - Two', 'missing-dash', 'Put a dash'),
  // A text that needs quotes.
  safe('Ready?', '»"Ready" or not', ...EARLY, '"“Ready” or not"'),
  safe('Ready?', '»"Say "go" now"', ...EARLY, '"Say “go” now"'),
  safe('Ready?', '»"Ready?",', ...EARLY, '"Ready?"'),
  safe('label: "{town}"', 'label: »{town}', ...SIGN),
  safe('site:\n', theme('»#1d5136'), ...SIGN, theme('"#1d5136"')),
  safe('Lakeside Hauling', '»“Lakeside Hauling”', ...CURLY, '"Lakeside Hauling"'),
  safe('Lakeside Hauling', '»“Lakeside Hauling"', ...CURLY, '"Lakeside Hauling"'),
  safe('Honest prices', '»! Road closed', ...SIGN, '"! Road closed"'),
  safe('Honest prices', '»!Road closed', ...SIGN, '"!Road closed"'),
  safe('Lakeside Hauling', '»&Lakeside Hauling', ...SIGN, '"&Lakeside Hauling"'),
  safe('Lakeside Hauling', '»*Lakeside Hauling', ...SIGN, '"*Lakeside Hauling"'),
  safe('Ready?', '»Ready: go', ...SIGN, '"Ready: go"'),
  suggested('Ready?', 'We are »#1 here', ...NOTE, '"We are #1 here"'),
  safe(BADGES, 'badges: [»6,000+ homes, Weekly]', ...NUMBER, 'badges: ["6,000+ homes", Weekly]'),
  safe('  consent:\n', field('[»1,000 gal, S]'), ...NUMBER, field('["1,000 gal", S]')),
  safe('"14048"', '»14048', 'number-for-text', 'must be a text'),
  safe('12743', '»12,743', ...WHOLE),
  // A date, a time, a phone number.
  safe(FOUNDED, closure('»12/24/2026'), ...DATE, closure('"2026-12-24"')),
  suggested(FOUNDED, closure('»4/1/2026'), ...DATE, closure('"2026-04-01"')),
  unfixed(FOUNDED, closure('»next Friday'), ...DATE),
  suggested(SETS, season('»4/1', 'May 30'), 'wrong-format', 'such as April 1', SEASON),
  safe(SETS, season('April 1', '»5/30'), 'wrong-format', 'such as November 30', SEASON),
  safe('"07:00"', '»7am', ...TIME),
  safe('(716) 555-4410', '»716.555.4410', 'wrong-format', 'cannot be the phone number'),
  safe('"07:00"', '»“07:00”', ...TIME),
  safe('"14048"', '»14048"', 'wrong-format', 'five digits'),
  unfixed('"07:00"', '»700', ...TIME),
  safe('is_active: true', 'is_active: »"true"', ...BOOLEAN),
  unfixed('is_active: true', 'is_active: »yes', ...BOOLEAN),
  // A misspelt name or choice, and one that is none.
  suggested('founded: 1995', '»foundd: 1995', 'unknown-key', 'Did you mean "founded"?'),
  suggested('primary\n    - ', '»primry\n    - ', 'not-in-list', 'Did you mean "primary"?'),
  suggested('/#contact', '/?»service=mowin#contact', ...CHOICE, '/?service=mowing#contact'),
  unfixed(' $$', ' »25 to 60', 'wrong-format', 'such as $300–$600'),
  unfixed(
    SETS,
    `translations:\n  »french:\n    - { text: Home, translation: Accueil }\n${SETS}`,
    'wrong-format',
    'two letters, such as es',
  ),
  unfixed(section('towns'), section('»map'), ...TYPES),
  unfixed(section('towns'), section('»carousel'), ...TYPES),
  unfixed(COUNTIES, 'counties: [Chautauqua, »NY]', 'unknown-county', 'no county has that name'),
  unfixed(COUNTIES, 'state: VT\n    counties: [»Warren]', 'unknown-county', 'no county of VT has'),
  // A value that holds more than fits, or something else.
  unfixed(
    'Monday\n',
    '»[Monday, Thursday]\n',
    'wrong-type',
    'must be a text, but here it is a list',
  ),
  unfixed('founded: 1995', 'founded: »nineteen ninety-five', ...WHOLE),
  unfixed(ENDPOINT, '»http://localhost:4620/quotes', 'wrong-format', 'The https:// address'),
  unfixed('https://stats.lakes', '»//stats.lakes', 'wrong-format', 'a full https:// address'),
  unfixed(
    SETS,
    `proof_points: »Family-owned\n${SETS}`,
    'wrong-type',
    'that each begin with a name',
  ),
  unfixed(SETS, `»proof_points:\n  - value: "3"\n${SETS}`, 'wrong-type', '`curbside upgrade`'),
  unfixed('Monday\n', '»Monday-Friday\n', 'not-in-list', 'Allowed here: Monday,'),
  safe(COUNTIES, 'counties: »Chautauqua', ...LIST),
  unfixed(COUNTIES, 'counties: »Chautauqua and Erie', ...LIST),
  // Lines from elsewhere.
  unfixed(
    '    - id: yard-20\n',
    '»    10 Yard\t$350\n    20 Yard\t$450\n    30 Yard\t$550\n    - id: yard-20\n',
    'yaml-syntax',
    'cannot be read',
  ),
  unfixed(FOUNDED, `»=======\n${FOUNDED}`, 'merge-conflict', 'Two versions of the file were mixed'),
  unfixed(
    'answer: Within 30 days.',
    'answer: >-\n        We take:\n        »- cards\n        - checks',
    'swallowed-line',
    'became a part of the text above',
  ),
  unfixed(FOUNDED, `${FOUNDED}\n  »founded: 1996`, 'duplicate-key', 'is here and in line 21'),
  unfixed('Lakeside Hauling', 'Lak»\uFFFDside Hauling', ...ENCODING),
  unfixed('Lakeside Hauling', 'Lak»Ã©side Hauling', ...ENCODING),
  // The second of two alike.
  suggested('us fine.', 'us {phone} or »{emial}.', ...EMAIL, 'us {phone} or {email}.'),
  unfixed('us fine.', 'us {fax} or »{telex}.', 'unknown-placeholder', 'no placeholder {telex}.'),
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
