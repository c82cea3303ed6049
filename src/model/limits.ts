// The longest values, in characters, that the database and the hosts take, as code asks for them; tests compare all that state them.

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
export const MAX_CAMPAIGN_CHARS = 500;

/** A single text of the manifest. Longer ones are a whole document that was pasted into one value. */
export const MAX_TEXT_CHARS = 5000;

/** A label and the whole of a host's name (RFC 1035). */
export const MAX_HOST_LABEL_CHARS = 63;
export const MAX_HOST_CHARS = 253;

/** An answer in a text field whose length the manifest does not name. */
export const DEFAULT_ANSWER_CHARS = 200;

/** A new password of the office; supabase/config.toml states the same. */
export const MIN_PASSWORD_CHARS = 12;
