// Values of the wrong kind or form of which it is clear what was meant: the traps of YAML.
import type { ErrorObject } from 'ajv';
import type { Finding, Pointer } from '../problem.ts';
import { isNote } from '../read/lines.ts';
import { inForm } from './value-mends.ts';

type Trap = Omit<Finding, 'pointer'>;

interface Circumstances {
  /** The place in words, as a sentence begins with it. */
  where: string;
  pointer: Pointer;
  /** The value and the rest of its line, as they are written. */
  written: string;
}

/** The trap that an error of the schema comes from, if it is one. */
export function valueTrap(error: ErrorObject, circumstances: Circumstances): Trap | undefined {
  if (error.keyword === 'pattern') return timeTrap(error, circumstances);
  if (error.keyword !== 'type') return undefined;
  const { data } = error;
  const wanted = String(error.params.type).split(',');
  if (data === null) return nothingTrap(circumstances);
  if (wanted.includes('string') && typeof data === 'number') {
    const { enum: allowed } = error.parentSchema ?? {};
    if (Array.isArray(allowed)) return choiceTrap(data, allowed, circumstances);
    return numberTrap(data, error.parentSchema?.pattern, circumstances);
  }
  if (wanted.includes('boolean') && ['string', 'number'].includes(typeof data)) {
    return wordTrap(String(data), circumstances);
  }
  return wanted[0] === 'string' && typeof data === 'object'
    ? colonTrap(data as object, circumstances)
    : undefined;
}

/** The form of a time of day in the schema. */
const TIME = '^([01]\\d|2[0-3]):[0-5]\\d$';

/** `opens: 7:00` */
function timeTrap({ data, params }: ErrorObject, { where }: Circumstances): Trap | undefined {
  if (params.pattern !== TIME) return undefined;
  const [, hour, minute = '00', half] =
    /^(\d{1,2})(?:[:.](\d{2}))?\s*([ap])?\.?m?\.?$/i.exec(String(data)) ?? [];
  if (hour === undefined) return undefined;
  const time = `${String(hourOfDay(Number(hour), half)).padStart(2, '0')}:${minute}`;
  const message = `${where} must be a time of the 24-hour clock with two digits on each side of the colon.`;
  if (!new RegExp(TIME).test(time)) {
    return { code: 'time-format', message, hint: 'The latest is "23:59".' };
  }
  return {
    code: 'time-format',
    message,
    hint: `Write "${time}", with the quotes.`,
    mend: { instead: time },
  };
}

/** The hour of the 24-hour clock: twelve is noon in the afternoon's half and midnight in the other. */
function hourOfDay(hour: number, half = ''): number {
  if (half === '' || hour > 12) return hour;
  return (hour % 12) + (/p/i.test(half) ? 12 : 0);
}

/** `phone:` and nothing behind it, or only what YAML takes for a note. */
function nothingTrap({ where, pointer, written }: Circumstances): Trap {
  if (isNote(written)) {
    return {
      code: 'unquoted-hash',
      message: `${where} is empty, because YAML takes everything from the # on for a note.`,
      hint: 'Put the whole text in double quotes.',
      mend: { quote: true },
    };
  }
  return {
    code: 'empty-value',
    at: typeof pointer.at(-1) === 'number' ? 'value' : 'key',
    message: `${where} has no value.`,
    hint: 'Write one behind it, or in the lines below, two spaces further in.',
  };
}

/** `price_range: 2` */
function choiceTrap(data: number, allowed: string[], { where }: Circumstances): Trap {
  return {
    code: 'not-in-list',
    message: `${data} is not allowed as ${where.replace(/^The/, 'the')}.`,
    hint: `Allowed here: ${allowed.join(', ')}.`,
  };
}

/** `zip: 04048`; nothing is said of a number that would not fit in quotes either. */
function numberTrap(
  data: number,
  form: unknown,
  { where, written }: Circumstances,
): Trap | undefined {
  const isTime = form === TIME;
  const [asWritten = String(data)] = /^[^\s#,\]}]+/.exec(written) ?? [];
  const instead = isTime ? clockTime(asWritten) : inForm(asWritten, String(form ?? ''));
  // Quotes alone would not make it what belongs there.
  if (instead === undefined && !isTime) return undefined;
  const changed = asWritten === String(data) ? 'a number' : `the number ${data}`;
  return {
    code: 'number-for-text',
    message: `${where} must be a text, but without quotes YAML reads ${asWritten} as ${changed}.`,
    hint: isTime
      ? 'Write it with a colon and in double quotes, such as "07:00".'
      : 'Put it in double quotes.',
    ...(instead !== undefined && { mend: { instead } }),
  };
}

/** "07:00" for 7 or 700 or 0700, and "07:30" for 7.30; nothing for a number that is no time in this way. */
function clockTime(number: string): string | undefined {
  const [, hour, minute = '00'] =
    /^(\d{1,2})(?:\.(\d\d))?$/.exec(number) ?? /^(\d{1,2})(\d\d)$/.exec(number) ?? [];
  const time = `${hour?.padStart(2, '0')}:${minute}`;
  return new RegExp(TIME).test(time) ? time : undefined;
}

const WORDS: Record<string, boolean> = {
  yes: true,
  on: true,
  y: true,
  true: true,
  1: true,
  active: true,
  no: false,
  off: false,
  n: false,
  false: false,
  0: false,
  inactive: false,
  hidden: false,
};

/** `is_active: yes` */
function wordTrap(data: string, { where }: Circumstances): Trap | undefined {
  const meant = WORDS[data.toLowerCase().replace(/[\s,;.]+$/, '')];
  if (meant === undefined) return undefined;
  const quoted = data === 'true' || data === 'false' ? 'quotes' : `"${data}"`;
  return {
    code: 'boolean-word',
    message: `${where} must be true or false, and ${quoted === 'quotes' ? 'in quotes it is a text' : `${quoted} is ${/\d/.test(data) ? 'a number' : 'a text'} to YAML`}.`,
    hint: `Write ${meant}, without quotes.`,
    mend: { instead: meant },
  };
}

/** `- Pickup: on Mondays` where a text belongs. */
function colonTrap(data: object, { where, pointer }: Circumstances): Trap | undefined {
  const [[, rest] = ['', undefined], ...more] = Object.entries(data);
  if (Array.isArray(data) || more.length > 0 || typeof pointer.at(-1) !== 'number')
    return undefined;
  if (rest === null || typeof rest === 'object') return undefined;
  return {
    code: 'unquoted-colon',
    message: `${where} has a colon followed by a space, which YAML takes for a key.`,
    hint: 'Put the whole text in double quotes.',
    mend: { quote: true },
  };
}
