// What the check says at once, without a production build or a first correction.
import { expect, it } from 'vitest';
import { base, changedBase, diagnosticsOf } from './examples.ts';

const codesAt = (origin: string) =>
  diagnosticsOf(
    changedBase(
      `site.origin: ${origin}\nquote_form.delivery: simulated\ncompany.phone: (716) 555-0142`,
    ),
  ).map(({ code }) => code);

it('a site with a real address is warned of simulated delivery and a made-up number', () => {
  expect(codesAt('https://www.lakesidehauling.com')).toEqual(
    expect.arrayContaining(['placeholder-fact', 'unread-requests']),
  );
});

it.each(['https://www.lakeside.example', 'https://lakeside.test', 'https://example.com'])(
  'a site that visitors cannot reach is not: %s',
  (origin) => {
    expect(codesAt(origin)).toEqual([]);
  },
);

it('each unknown placeholder of a text is reported', () => {
  const text = base.replace(/^( +)heading: .*$/m, '$1heading: Call {fone} or {emial}');
  const hints = diagnosticsOf(text).map(({ hint }) => hint);
  expect(hints).toEqual(['Did you mean "{phone}"?', 'Did you mean "{email}"?']);
});
