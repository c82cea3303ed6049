// Turns the differences of a section, the menu or the foot of the page into changes as visitors meet them.
import { capital } from '../../../manifest/messages/phrases.ts';
import { plural } from '../../../manifest/messages/place-name.ts';
import type { Change, Where } from './change.ts';
import type { Difference, PathStep } from './differences.ts';
import { entryName, nounOf, subjectOf, textChange, withArticle } from './wording.ts';

/** A change for a difference in a section of a type, or in another part of the page. */
export function valueChange(difference: Difference, where: Where, type: string): Change {
  switch (difference.kind) {
    case 'changed':
      return difference.at.at(-1) === 'to'
        ? linkChange(difference, where, type)
        : fieldChange(difference, where, type);
    case 'reordered': {
      const noun = nounOf(difference.at.at(-1), type);
      return { where, say: (place) => `The ${plural(noun)} of ${place} stand in another order` };
    }
    default: {
      const noun = nounOf(difference.at.at(-1), type);
      const [verb, to] = difference.kind === 'added' ? ['added', 'to'] : ['removed', 'from'];
      const name = entryName(difference.entry);
      return {
        where,
        say: (place) => `${capital(withArticle(noun))} was ${verb} ${to} ${place}: ${name}`,
      };
    }
  }
}

type FieldDifference = Extract<Difference, { kind: 'changed' }>;

function fieldChange({ at, before, after }: FieldDifference, where: Where, type: string): Change {
  const isSwitch = [before, after].some((value) => ['boolean', 'number'].includes(typeof value));
  const setting = isSwitch && at.at(-2) !== 'dimensions';
  const subject = setting ? settingName(at, type) : subjectOf(at, type);
  const shown = (value: unknown) =>
    isPicture(value) ? '' : `: ${textChange(undefined, value).replace('nothing → ', '')}`;
  if (before === undefined) {
    return { where, say: (place) => `${capital(subject)} of ${place} is new${shown(after)}` };
  }
  if (after === undefined) {
    return { where, say: (place) => `${capital(subject)} of ${place} goes away${shown(before)}` };
  }
  const [old, fresh] = at.at(-1) === 'src' ? [before, after].map(fileName) : [before, after];
  return {
    where,
    say: (place) => `${capital(subject)} of ${place} changes: ${textChange(old, fresh)}`,
  };
}

const fileName = (path: unknown) => String(path).replace(/^.*\//, '');

/** Switches and numbers have no words of their own on the page, so they go by their key. */
function settingName(at: PathStep[], type: string): string {
  const owner = subjectOf(at.slice(0, -1), type);
  return `the setting “${at.at(-1)}”${owner && ` of ${owner}`}`;
}

const isPicture = (value: unknown) => typeof value === 'object';

/** All links that change from one address to the other have one cause. */
function linkChange(
  { at, before, after, owner }: FieldDifference,
  where: Where,
  type: string,
): Change {
  const noun = nounOf(at.at(-3), type);
  const kind = noun === 'button' || noun === 'link' ? noun : `link of the ${noun}`;
  const thing = `${kind} ${entryName(owner)}`;
  const from = before === undefined ? '' : ` (before: ${before})`;
  return {
    where,
    say: (place) =>
      after === undefined
        ? `The ${thing} in ${place} leads nowhere any more${from}`
        : `The ${thing} in ${place} now leads to ${after}${from}`,
    cause: {
      key: `link ${before} ${after}`,
      say: (count, pages) => `${count} links on ${pages} now lead to ${after}${from}`,
    },
  };
}
