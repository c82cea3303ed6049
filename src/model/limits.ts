// The longest values, in characters, that the database, the file system and the hosts take; tests compare all that state them.

/** The visitor's fields of the quote form: the columns of the table quote_requests. */
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

/** The page of a campaign; the column campaign. */
export const LONGEST_CAMPAIGN = 500;

/** A single text of the manifest. Longer ones are a whole document that was pasted into one value. */
export const LONGEST_TEXT = 5000;

/** A name that headings, titles and lists show. */
export const LONGEST_NAME = 100;

/** A part of an address is a folder: file systems take 255 bytes, and the build adds to it for names of pictures. */
export const LONGEST_PART = 100;

/**
 * An address of a page, which is also the name of its picture for link previews: one file name, of 255 bytes at most. A
 * line of `_redirects` holds two addresses, and hosts read 1,000 characters of it.
 */
export const LONGEST_PATH = 240;

/** An e-mail address (RFC 5321), a label and the whole of a host's name (RFC 1035). */
export const LONGEST_EMAIL = 254;
export const LONGEST_HOST_LABEL = 63;
export const LONGEST_HOST = 253;

/** The questions that a quote form may have beside its own, and the longest answer; the column extra_answers. */
export const MOST_EXTRA_FIELDS = 6;
export const LONGEST_ANSWER = 500;
/** An answer in a text field whose length the manifest does not name. */
export const USUAL_ANSWER = 200;

/** A new password of the office; supabase/config.toml states the same. */
export const SHORTEST_PASSWORD = 12;
