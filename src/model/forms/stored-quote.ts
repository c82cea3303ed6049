// A quote request as the database keeps it.

/** The columns that visitors fill, and what the database adds to them at once. */
export interface StoredQuote {
  id: string;
  name: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  service_type: string;
  message: string | null;
  extra_answers: Record<string, string> | null;
  marketing_consent: boolean;
  created_at: string;
  /** Signs of a robot; empty for nearly everybody. */
  signals: string[];
}
