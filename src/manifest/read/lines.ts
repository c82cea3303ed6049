// What a single line of a YAML text shows: how deep it stands, what it begins with, and whether its text may go on.

/** A line of more characters than this is so long that its text may go on in the next one. */
export const LONG_LINE = 70;

/** How many spaces stand before the words of a line; -1 where it has none, and where there is no line. */
export const depthOf = (line = '') => line.search(/\S/);

/** Where a line's key or text begins, behind its dashes; counted from 0. */
export const keyAt = (line: string) => /^\s*(?:- +)*/.exec(line)?.[0].length ?? 0;

export const isEntry = (line = '') => /^\s*- /.test(line);

export const isNote = (line = '') => /^\s*#/.test(line);

/** Whether a line is a key, with or without a dash, whose value stands in the lines below. */
export const opensBelow = (line = '') => /^\s*(?:- +)*[\w-]+:\s*$/.test(line);
