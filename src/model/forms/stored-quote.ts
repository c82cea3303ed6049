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
  /** The page of a campaign that led the visitor here, with its `utm_` words. */
  campaign?: string | null;
  /** When the visitor sent it, where the device had to keep it until the database could be reached. */
  kept_since?: string | null;
  /** How many photos follow. */
  photo_count?: number | null;
}

/** How long a request waited on the visitor's device, as a sentence; undefined where it came at once. */
export function waitedInWords({ kept_since, created_at }: StoredQuote): string | undefined {
  if (!kept_since) return undefined;
  const hours = Math.round((Date.parse(created_at) - Date.parse(kept_since)) / 3_600_000);
  // A device's clock may be wrong.
  const span = hours > 0 ? ` for about ${hours === 1 ? 'an hour' : `${hours} hours`}` : '';
  return `This request waited on the visitor’s device${span}: the website had no connection to its database.`;
}
