// The longest values, in characters, that the database, file systems and hosts accept. Tests compare every place that states them.

/** The fields of the quote form: the columns of the table quote_requests. */
export const QUOTE_LIMITS = {
  name: 200,
  email: 254,
  phone: 50,
  address: 300,
  city: 100,
  serviceType: 100,
  message: 5000,
  consentText: 5000,
};

/** A text of the manifest. Anything longer is a whole document that was pasted into one value. */
export const LONGEST_TEXT = 5000;

/** A name in headings, titles and lists. */
export const LONGEST_NAME = 100;

/** A segment of a path becomes a folder. File systems accept 255 bytes, and picture files get longer names. */
export const LONGEST_PART = 100;

/**
 * The path of a page. Its social picture has the path as its file name, of at most 255 bytes. A line of `_redirects`
 * holds two paths, and hosts read 1,000 characters of it.
 */
export const LONGEST_PATH = 240;

/** An e-mail address (RFC 5321), and a label and the whole of a host name (RFC 1035). */
export const LONGEST_EMAIL = 254;
export const LONGEST_HOST_LABEL = 63;
export const LONGEST_HOST = 253;

/** The number of extra questions in a quote form, and the longest answer: the column extra_answers. */
export const MOST_EXTRA_FIELDS = 6;
export const LONGEST_ANSWER = 500;
/** An answer to a question without a length in the manifest. */
export const USUAL_ANSWER = 200;
