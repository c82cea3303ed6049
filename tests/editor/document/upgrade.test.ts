// Parts of an older pages.yaml are brought up to date: what they say stays, with its comments.
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { upgradeText } from '../../../src/editor/document/upgrade/upgrade-text.ts';

/** The text after an upgrade, and what was said. */
function upgraded(text: string) {
  const result = upgradeText(text);
  if ('refusal' in result) throw new Error(result.refusal);
  return result;
}

describe('lists of sizes', () => {
  const old = `# The sizes.
rolloff_sizes: # for rent
  # The smallest.
  - id: yard-10
    description: >-
      Short enough
      for a driveway.

# For shops.
commercial_sizes:
- id: yard-2

pages:
  - sections:
      - items: rolloff_sizes
      - items: commercial_sizes
`;

  it('move with their comments into one group, and what shows them names them there', () => {
    expect(upgraded(old).text).toBe(`# The sizes.
size_lists:
  rolloff: # for rent
    # The smallest.
    - id: yard-10
      description: >-
        Short enough
        for a driveway.
  # For shops.
  commercial:
  - id: yard-2


pages:
  - sections:
      - items: size_lists.rolloff
      - items: size_lists.commercial
`);
  });

  it('keep the line ends of Windows', () => {
    const { text } = upgraded(old.replaceAll('\n', '\r\n'));
    expect(text).toBe(upgraded(old).text.replaceAll('\n', '\r\n'));
  });
});

it.each([
  ['proof_points:\n  - value: "1995"\n', 'proof_points:\n  main:\n    - value: "1995"\n'],
  ['a:\n  - type: cards\n    look: numbers\n', 'a:\n  - type: cards\n    look: columns\n'],
  [
    'quote_form:\n  receipt:\n    title: A\n    again_label: B\n',
    'quote_form:\n  receipt:\n    title: A\n',
  ],
  ['navigation:\n  quote: A\n  for_customers:\n    label: B\n', 'navigation:\n  quote: A\n'],
  [
    'a:\n  - type: billing-portal\n    help_text: Call.\n',
    'a:\n  - type: billing-portal\n    ways:\n      - title: Other Ways to Pay\n        text: Call.\n',
  ],
])('%j has the form of today', (old, now) => {
  const { text, done } = upgraded(old);
  expect(text).toBe(now);
  expect(done).toHaveLength(1);
});

describe('the help text of a billing portal', () => {
  it('goes in front of the ways that are there, which stay with their comments', () => {
    const ways = '      - title: By mail # or in person\n        text: Send a check.\n';
    const old = `a:\n  - type: billing-portal\n    help_text: Call us.\n    ways:\n${ways}`;
    const way = '      - title: Other Ways to Pay\n        text: Call us.\n';
    expect(upgraded(old).text).toBe(`a:\n  - type: billing-portal\n    ways:\n${way}${ways}`);
  });

  it('goes in front of ways in brackets, too', () => {
    const ways = '{title: By mail, text: Send a check.}';
    const old = `a: [{type: billing-portal, ways: [${ways}], help_text: Call us.}]\n`;
    const way = '{title: Other Ways to Pay, text: Call us.}';
    expect(parse(upgraded(old).text)).toEqual(
      parse(`a: [{type: billing-portal, ways: [${way}, ${ways}]}]`),
    );
  });

  it('stays where the ways are no list', () => {
    const text = 'a:\n  - type: billing-portal\n    help_text: Call us.\n    ways: By mail\n';
    expect(upgraded(text)).toEqual({ text, done: [] });
  });
});

it('a current file stays byte for byte', () => {
  const text = 'site:   {a: 1}\r\nproof_points: {main: []}\n';
  expect(upgraded(text)).toEqual({ text, done: [] });
});
