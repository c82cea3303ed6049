// Links in the words of a paragraph or an answer: [words](/address/). Nothing else of Markdown is read.

/** Such a link, with its words and its address; a picture, which begins with an exclamation mark, is none. */
export const TEXT_LINK = /(?<!!)\[([^\][]+)\]\(([^()\s]+)\)/g;

/** Most texts have none, and need no further look. */
export const hasTextLink = (text: string) => text.includes('](');
