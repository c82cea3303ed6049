// The worker's knowledge of the site: who gets mail about a quote, and in which words. The seed stores it in the database.
import type { OfficeSettings } from '../manifest.generated.ts';

/** The receiver of an entry in the outbox. */
export type Consumer = 'office' | 'visitor' | 'webhook';

/** The manifest's settings of the office, with the words for what a visitor has chosen. */
export interface OfficeWords extends OfficeSettings {
  consumers: Consumer[];
  company: string;
  phone: string;
  /** The address of the website, without a slash at the end. */
  origin: string;
  /** The columns of the database with the form's labels, in the order of the form: jsonb keeps no order of keys. */
  labels: [column: string, label: string][];
  /** The labels of the site's own questions by their ids. */
  questions: Record<string, string>;
  /** The lists that some questions have, by the questions' ids. Settings of an earlier seed have none. */
  choices?: Record<string, string[]>;
  cities: Record<string, string>;
  services: Record<string, string>;
  /** The subjects of the other forms by their kinds. Settings of an earlier seed have none. */
  forms?: Record<string, string>;
}
