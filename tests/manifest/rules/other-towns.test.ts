// A copied town still names the other one: the rule reports it, and allows a neighbor's name.
import { describe, expect, it } from 'vitest';
import { edited, fixedLines, manifestText, verdictOn } from '../real-manifest.ts';

/** The findings about texts of Fredonia that name other towns, with the line to paste. */
function saidOf(key: string, text: string, original = manifestText) {
  const { text: changed } = edited(
    [{ find: ['- id: fredonia', `${key}: …`], write: `${key}: "${text}"` }],
    original,
  );
  return verdictOn(changed)
    .diagnostics.filter(
      ({ code, message, pointer }) =>
        code === 'copied-town' &&
        pointer.at(-1) === key &&
        /town (?:Fredonia|East Dunkirk) names /.test(message),
    )
    .map((diagnostic) => ({ ...diagnostic, lines: fixedLines(changed, diagnostic) }));
}

describe('a short text of a town', () => {
  it.each([
    ['service_badge', 'DUNKIRK SERVICE', 'service_badge: FREDONIA SERVICE'],
    ['corner_badge', 'Local Dunkirk Service', 'corner_badge: Local Fredonia Service'],
    [
      'question',
      'How often do you pick up in Dunkirk?',
      'question: How often do you pick up in Fredonia?',
    ],
    [
      'question',
      'how often do you pick up in dunkirk?',
      'question: how often do you pick up in Fredonia?',
    ],
    ['closing_heading', 'Start your Dunkirk project', undefined],
    ['title', 'Dunkirk’s own hauler', undefined],
  ])('is told of when its %s is "%s"', (key, text, right) => {
    const diagnostics = saidOf(key, text);
    expect(diagnostics.map(({ lines }) => lines?.[0]?.replace(/^ *(- )?/, ''))).toEqual([right]);
    expect(diagnostics[0]?.message).toMatch(/ of the town Fredonia names Dunkirk\.$/);
  });

  it.each([
    ['question', 'Do you pick up in Dunkirk as well?'],
    ['question', 'I live between the campus and Dunkirk. Can I sign up?'],
    ['question', 'What is it like in Fredonia, and what in Dunkirk?'],
    ['question', 'Which days are yours in {town}, Dunkirk style?'],
    ['title', 'Toward Dunkirk'],
    ['title', 'East on Dunkirk Road'],
    ['title', 'Homes at North Dunkirk'],
    ['title', 'Take a hanover with you'],
    ['intro', 'Dunkirk is down the road.'],
  ])('may speak of another one: %s, "%s"', (key, text) => {
    expect(saidOf(key, text)).toEqual([]);
  });

  it('may name the town that a longer name begins or ends with', () => {
    const renamed = manifestText.replace('    name: Fredonia\n', '    name: East Dunkirk\n');
    expect(saidOf('service_badge', 'DUNKIRK SERVICE', renamed)).toEqual([]);
  });

  it('names the town with the longer name', () => {
    const renamed = manifestText.replace('    name: Collins\n', '    name: Dunkirk Hills\n');
    const [diagnostic] = saidOf('service_badge', 'DUNKIRK HILLS SERVICE', renamed);
    expect(diagnostic?.message).toContain('names Dunkirk Hills.');
  });
});

it('a region may be named by its towns, and name them', () => {
  expect(saidOf('corner_badge', 'Local Western NY Service')).toEqual([]);
  const { text } = edited([
    {
      find: ['- id: western-ny', 'corner_badge: …'],
      write: 'corner_badge: From Dunkirk to Collins',
    },
  ]);
  expect(verdictOn(text).diagnostics).toEqual([]);
});
