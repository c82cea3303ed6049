// Requests for quotes as the office reads them: the rows, their states, and their words.
import { isAnswer } from '../../../model/forms/office-form.ts';
import type { Consumer } from '../../../model/forms/office-words.ts';
import type { StoredQuote } from '../../../model/forms/stored-quote.ts';
import { dialed } from '../../../model/phones.ts';
import { query } from '../wire/query.ts';

/** The states of a request, in the order in which most go through them; the database knows the same. */
export const STATE_LABELS = {
  new: 'New',
  called: 'Called',
  quoted: 'Quoted',
  won: 'Won',
  closed: 'Closed',
};
export type QuoteState = keyof typeof STATE_LABELS;
export const STATES = Object.keys(STATE_LABELS) as QuoteState[];

/** Something that has to be sent for a request. */
export interface SentEntry {
  id: string;
  consumer: Consumer;
  state: 'waiting' | 'delivered' | 'given up';
  attempts: number;
  last_error: string | null;
}

/** The columns of a request, with what has to be sent for it. */
export const QUOTE_COLUMNS = '*, outbox(id, consumer, state, attempts, last_error)';

/** A row of quote_requests, with what has to be sent for it. */
export interface Quote extends StoredQuote {
  changed_at: string;
  status: QuoteState;
  anonymised_at: string | null;
  outbox: SentEntry[];
}

type QuoteNote = Record<'id' | 'text' | 'written_at' | 'written_by', string>;

/** A row of office_changes about a request. */
export interface QuoteChange {
  id: number;
  changed_at: string;
  member: string | null;
  action: string;
  fields: { status?: [from: QuoteState, to: QuoteState] };
}

/** The reasons to suspect a robot, for a member of the office. */
const SIGNALS: Record<string, string> = {
  'hidden field': 'a field was filled in that people do not see',
  'too fast': 'the form was filled in faster than people type',
  'no check': 'the check against robots did not run',
};

/** Why a request may come from a robot, as one sentence; empty without a reason. */
export function formatSignals({ signals }: Pick<Quote, 'signals'>): string {
  if (signals.length === 0) return '';
  const reasons = signals.map((signal) => SIGNALS[signal] ?? signal).join(', and ');
  return `This may be a robot: ${reasons}. Some people’s browsers do the same.`;
}

const CONSUMERS: Record<Consumer, string> = {
  office: 'The e-mail to the office',
  visitor: 'The confirmation to the customer',
  webhook: 'The message to the connected program',
};

/** The state of a delivery, as one sentence. */
export function formatDelivery(entry: SentEntry): string {
  const { consumer, state, attempts, last_error } = entry;
  const subject = CONSUMERS[consumer];
  if (state === 'delivered') return `${subject} was sent.`;
  const reason = last_error ? `: ${last_error.replace(/\.$/, '')}.` : '.';
  if (state === 'given up') return `${subject} could not be delivered${reason}`;
  if (!isDelayed(entry)) return `${subject} is on its way.`;
  return `${subject} is tried again, after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}${reason}`;
}

/** Whether a delivery has failed and is tried again. */
const isDelayed = ({ state, attempts, last_error }: SentEntry) =>
  state === 'waiting' && attempts > 0 && last_error !== null;

/** How badly the deliveries go: one was given up, or has failed and is tried again. */
export function deliveryTrouble(entries: SentEntry[]): 'bad' | 'delayed' | undefined {
  if (entries.some(({ state }) => state === 'given up')) return 'bad';
  return entries.some(isDelayed) ? 'delayed' : undefined;
}

/** The labels of both in a list. */
export const TROUBLE_LABELS = { bad: 'Not delivered', delayed: 'Mail delayed' };

/** A change of a request, as a sentence without its time. */
export function formatChange({ member, action, fields }: QuoteChange): string {
  const who = member ?? 'The system';
  const [, state] = fields.status ?? [];
  if (action === 'changed' && state)
    return `${who} marked it as ${STATE_LABELS[state].toLowerCase()}.`;
  if (action === 'noted') return `${who} wrote a note.`;
  if (action === 'sent again') return `${who} had it sent again.`;
  if (action === 'made anonymous') return `${who} made it anonymous.`;
  return `${who}: ${action}.`;
}

/** The campaign that led somebody here, such as "google, cpc (on /contact/)"; empty without one. */
export function formatCampaign({ campaign }: Pick<Quote, 'campaign'>): string {
  if (!campaign) return '';
  const [page, words = ''] = campaign.split('?');
  const said = [...new URLSearchParams(words)].map(([name, value]) => value || name);
  return `${said.join(', ')} (on ${page})`;
}

/** The name of the person, or else the phone number or e-mail address: some forms ask for one of them alone. */
export const displayName = ({ name, phone, email }: Quote): string =>
  [name, phone, email].find(isAnswer) ?? name;

export const phoneLink = ({ phone }: Pick<Quote, 'phone'>): string => `tel:${dialed(phone)}`;

export const mailLink = ({ email }: Pick<Quote, 'email'>, subject: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;

/** A request with everything about it. */
export type WholeQuote = NonNullable<Awaited<ReturnType<typeof readQuote>>>;

/** The request; null when there is none with this id. Throws an OfficeError. */
export async function readQuote(id: string) {
  const [quote, changes, members] = await Promise.all([
    query<(Quote & { quote_notes: QuoteNote[] }) | null>((client) =>
      client
        .from('quote_requests')
        .select(`${QUOTE_COLUMNS}, quote_notes(*)`)
        .eq('id', id)
        .maybeSingle(),
    ),
    query<QuoteChange[]>((client) =>
      client
        .from('office_changes')
        .select('*')
        .eq('subject', 'quote')
        .eq('subject_id', id)
        .order('id', { ascending: false }),
    ),
    query<{ user_id: string; email: string }[]>((client) =>
      client.from('office_members').select('user_id, email'),
    ),
  ]);
  if (!quote) return null;
  const nameOf = (account: string) =>
    members.find(({ user_id }) => user_id === account)?.email ?? 'A former member';
  const notes = quote.quote_notes
    .sort((a, b) => b.written_at.localeCompare(a.written_at))
    .map((note) => ({ ...note, author: nameOf(note.written_by) }));
  return { quote, notes, changes };
}
