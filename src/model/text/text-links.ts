// Links in the words of a paragraph or an answer: [words](/address/). Nothing else of Markdown is read.

/**
 * Such a link, with its words and its address; a picture, which begins with an exclamation mark, is none. Before a colon
 * stands one of the words that links may have, so that no browser takes an address for a script.
 */
export const TEXT_LINK =
  /(?<!!)\[([^\][]+)\]\((?![^:/?#)]*:(?<!\((?:https|mailto|tel|sms|call|map):))([^()\s]+)\)/g;

/** Most texts have none, and need no further look. */
export const hasTextLink = (text: string) => text.includes('](');
