// A colon, a space or a dash that is gone, and a text that is torn apart: the lines that are offered put it back.
import { describe, expect, it } from 'vitest';
import { everyThird } from '../../support/sample.ts';
import { edited, manifestText, verdictOn } from '../real-manifest.ts';

/** The check's messages about a text, and the text with all offered lines pasted. */
function checked(text: string) {
  const { problems } = verdictOn(text);
  const lines = text.split('\n');
  for (const { edit } of problems.toReversed()) {
    if (edit) lines.splice(edit.line - 1, edit.remove, ...edit.lines);
  }
  const said = problems.map(({ code, line, column }) => `${code} ${line}:${column}`);
  return { said, problems, pasted: lines.join('\n') };
}

describe('a field without its colon, or without the space after it', () => {
  const collins = ['towns:', '- id: collins'];
  const dueDate = ['faqs:', 'billing:', '- id: due-date'];
  it.each(
    everyThird([
      [['site:'], '»site'],
      [['footer:', 'links:'], '»links'],
      [['button_sets:', 'quote_and_pay:'], '»quote_and_pay'],
      [[...collins, 'weekly:'], '»weekly'],
      [[...collins, 'is_active: true'], '»is_active true'],
      [[...collins, 'local_blurb: >-'], '»local_blurb:>-'],
      [[...dueDate, 'answer: >-'], '»answer:>-'],
      [[...dueDate, 'is_active: true'], '»is_active:true'],
      [['- type: accordion', 'tone: tint'], '»tone tint'],
      [['- icon: truck', 'to: /rolloff-dumpsters/'], '»to:/rolloff-dumpsters/'],
    ]),
  )('is named and gets it back: %s', (find, write) => {
    const { text, at } = edited([{ find, write }]);
    const { said, problems, pasted } = checked(text);
    expect(said).toEqual([`missing-colon ${at}`]);
    expect(problems[0]?.message).toMatch(/^"\w+" needs a colon and a space after it\.$/);
    expect(pasted).toBe(manifestText);
  });
});

describe('an entry that has lost its dash', () => {
  const weekly = ['towns:', 'weekly:'];
  const badges = ['heading: Roll-Off Dumpster Rentals in {place}', 'badges:'];
  it.each(
    everyThird([
      [[...weekly, '- No hidden fees on your bill'], '»No hidden fees on your bill'],
      [[...badges, '- "{town.rolloff.service_badge}"'], '»"{town.rolloff.service_badge}"'],
      [[...badges, '- "{town.rolloff.service_badge}"'], '  »"{town.rolloff.service_badge}"'],
      [
        ['- A stop every week, …', '- Honest pricing that hides no fees'],
        '  »Honest pricing that hides no fees',
      ],
      [
        ['rule:', '- The schedule …'],
        '  »The schedule applies to residential and commercial customers alike.',
      ],
      [['navigation:', 'links:', '- label: Home'], '»label: Home'],
      [['- type: table', '- Curbside, once a week'], '»Curbside, once a week'],
    ]),
  )('gets it back rather than become part of the one above: %s', (find, write) => {
    const { text, at } = edited([{ find, write }]);
    const { said, pasted } = checked(text);
    // The line above could continue like this, so the message mentions it.
    expect([`missing-dash ${at}`, `joined-entry ${at}`]).toContain(said.join());
    expect(pasted).toBe(manifestText);
  });

  it.each(everyThird(['»Honest Pricing', '  »Honest Pricing']))(
    'and is the first of its list is one fault, and the others are left alone: "%s"',
    (write) => {
      const { text, at } = edited([{ find: ['badges:', '- Honest Pricing'], write }]);
      const { said, pasted } = checked(text);
      expect(said).toEqual([`missing-dash ${at}`]);
      expect(pasted).toBe(manifestText);
    },
  );

  it.each(everyThird(['>-', '  >-']))(
    'gets it back before the sign of a long text: "%s"',
    (write) => {
      const find = ['- heading: What we learn when …', 'paragraphs:', '- >-'];
      expect(checked(edited([{ find, write }]).text).pasted).toBe(manifestText);
    },
  );
});

describe('a text whose second half is at the left edge', () => {
  it.each(
    everyThird([
      ['company:', 'name: Cattaraugus', 'Valley Hauling'],
      ['towns:', '- One 96-gallon', 'cart for your home'],
      ['legal:', 'meta_title: Terms & Privacy', '| {company}'],
      ['pages:', '- heading: How we', 'use it'],
    ]),
  )('is put back below its first half, below %s', (part, first, second) => {
    const whole = `${first} ${second}`;
    const find = part === 'legal:' ? [whole] : [part, whole];
    const lines = edited([{ find, write: first }]).text.split('\n');
    const at = lines.findIndex(
      (line) => line.trim() === first && !manifestText.includes(`${line}\n`),
    );
    const { said, problems, pasted } = checked(lines.toSpliced(at + 1, 0, second).join('\n'));
    expect(said).toEqual([`torn-text ${at + 2}:1`]);
    expect(problems[0]?.message).toMatch(/^The text above goes on in this line, /);
    expect(problems[0]?.hint).toMatch(/^Put it below its text, /);
    expect(verdictOn(pasted).source.data).toEqual(verdictOn(manifestText).source.data);
  });
});

describe('a letter before the # of a note', () => {
  const note = `# ${'-'.repeat(64)} Dunkirk`;

  it('is taken away, and the note is not offered as text', () => {
    const { text, at } = edited([{ find: [note], write: `»v  ${note}` }]);
    const { said, pasted } = checked(text);
    expect(said).toEqual([`stray-start ${at}`]);
    expect(pasted).toBe(manifestText);
  });
});
