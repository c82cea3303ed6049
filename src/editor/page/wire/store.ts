// The editor's state: the manifest as it is, the page in the frame, and what the panel shows.
import { create } from 'zustand';
import type { Pointer } from '../../../manifest/diagnostic.ts';
import type { YamlValue } from '../../../manifest/yaml/write.ts';
import type { ManifestChange } from '../../document/change.ts';
import { changedData } from '../../document/change.ts';
import { rebasePointer } from '../../document/place-now.ts';
import type {
  ChangeRequest,
  EditConflict,
  EditorSchema,
  EditorState,
  PageSpots,
  PresentMember,
  ShownDiagnostic,
} from '../../protocol.ts';
import { askEditor, useConnection } from './host.ts';

export type PanelScreen =
  | { kind: 'page' | 'site' | 'pages' | 'diagnostics' | 'new-page' | 'new-town' }
  | { kind: 'new-section'; list: Pointer; at: number }
  /** The fields of a group, or the entries of a list; the cursor goes to the field at `focus`, whose text is selected in a new entry. */
  | { kind: 'value'; pointer: Pointer; focus?: Pointer; isNew?: boolean; name?: string };

/** A place that two people have changed, until one of the two values is chosen. */
export interface Conflict extends EditConflict {
  /** What was refused. */
  request: ChangeRequest;
}

/** A new value that does not fit yet. */
export interface PendingValue {
  /** Writes the new value. */
  change: Extract<ManifestChange, { kind: 'set' | 'insert' }>;
  /** The place of the new entry or group. */
  pointer: Pointer;
  /** The step in words, for undo. */
  words: string;
  /** Why it does not fit. */
  diagnostics: ShownDiagnostic[];
}

export interface EditorStore {
  /** The server’s last answer, with the draft in its data. */
  state?: EditorState;
  /** A new value that does not fit yet. */
  pendingValue?: PendingValue;
  schema: EditorSchema;
  /** The path of the page in the frame. */
  path: string;
  spots?: PageSpots;
  /** True when the server knows no page at the path. */
  isUnknown?: boolean;
  /** Counts the renderings of the page in the frame. */
  shown: number;
  /** The screens of the panel; the last one is on top. */
  screens: PanelScreen[];
  /** True when a press on the page selects; false when it follows links. */
  pointing: boolean;
  /** The place in the panel that the cursor is at, outlined and brought into view on the page. */
  marked?: Pointer;
  dialog?: 'review' | 'history';
  /** What is known of a publication on its way to visitors; `isOver` when nothing more is to come. */
  building?: { words: string; isOver?: boolean; bad?: boolean };
  /** By the keys of the words that are kept meanwhile, which are those of their places. */
  conflicts: Record<string, Conflict>;
  /** The other members who edit at the moment. */
  others: PresentMember[];
  /** Counts the states that have somebody else's changes. */
  foreign: number;
  /** The field under the cursor whose text somebody else has changed just now. */
  changedHere?: { key: string; by?: string };
  /** The label of the panel: `Saved` when the server has all edits. */
  saved: 'Saved' | 'Saving …' | 'Not saved';
  /** The texts that the last changes of a place have made untrue. */
  outdated?: { pointer: Pointer; texts: ShownDiagnostic[] };
  /** The last message for people and screen readers. */
  message?: { words: string; bad?: boolean; action?: MessageAction };
  /** True while the sheet of a phone covers the page. */
  sheet: boolean;
}

/** The page to begin with. An address of another site would be a foreign page in the frame. */
function startPath(query: string): string {
  const path = new URLSearchParams(query).get('at') ?? '';
  return /^\/(?![/\\])/.test(path) ? path : '/';
}

export const useEditor = create<EditorStore>(() => ({
  schema: {},
  path: startPath(location.search),
  shown: 0,
  saved: 'Saved',
  screens: [{ kind: 'page' }],
  pointing: true,
  sheet: false,
  conflicts: {},
  others: [],
  foreign: 0,
}));

const { getState, setState } = useEditor;

/** The state with changes made in its data alone. */
export const withData = (state: EditorStore['state'], changes: ManifestChange[]) =>
  state && {
    ...state,
    manifest: changes.reduce<unknown>(changedData, state.manifest) as YamlValue,
  };

export function openScreen(screen: PanelScreen): void {
  setState(({ screens }) => ({
    screens: [...screens, screen].slice(-30),
    sheet: true,
    message: undefined,
  }));
}

/** Shows a value; a text is shown among the other fields of its group. */
export function openValue(pointer: Pointer, focus?: Pointer, isNew?: boolean): void {
  openScreen({ kind: 'value', pointer, focus, isNew });
}

/** Shows a main screen alone. */
export function startScreen(screen: PanelScreen): void {
  setState({
    screens: [screen],
    sheet: true,
    message: undefined,
    marked: undefined,
  });
}

export function closeScreen(): void {
  setState(({ screens }) => ({ screens: screens.length > 1 ? screens.slice(0, -1) : screens }));
}

/** The time that good news is shown, in milliseconds; an error stays. */
const MESSAGE_DURATION_MS = 10_000;

/** What can be done about a message, as a button beside it. */
export interface MessageAction {
  label: string;
  press(): void;
}

/** Says something to the person, at the end of the panel. */
export function showMessage(words?: string, bad = false, action?: MessageAction): void {
  const said = words === undefined ? undefined : { words, bad, action };
  setState({ message: said });
  if (!bad)
    setTimeout(
      () => getState().message === said && setState({ message: undefined }),
      MESSAGE_DURATION_MS,
    );
}

/** Fetches the schema and the state, once. */
export async function startEditor(): Promise<void> {
  const schema = await askEditor<EditorSchema>('schema');
  setState({ schema: schema ?? {} });
  if (!(await renewState()) && !getState().message)
    showMessage('The editor cannot read the site. Load this page again.', true);
}

let latestRequestId = 0;

/** The version that the last change of this page has made. */
let ownVersion: string | undefined;

/** Whether a change is on its way: a state that comes before its answer may have it already, or not yet. */
let isSending = false;

/** Runs a request that writes, during which no state is taken in. */
export async function withoutState<
  T extends { done: boolean; version?: string; isBehind?: boolean },
>(send: () => Promise<T>): Promise<T> {
  isSending = true;
  const answer = await send();
  isSending = false;
  if (answer.done && !answer.isBehind) ownVersion = answer.version;
  return answer;
}

/** The most time that somebody who types without a rest goes on in an older state, in milliseconds. */
const MAX_STATE_AGE_MS = 5_000;

let renewedAt = 0;

export const isStateOld = () => Date.now() - renewedAt > MAX_STATE_AGE_MS;

/** Fetches the state again; an answer that a later one has overtaken is dropped. False without an answer. */
export async function renewState(): Promise<boolean> {
  latestRequestId += 1;
  const mine = latestRequestId;
  const state = await askEditor<EditorState>('state').catch(() => undefined);
  if (isSending) renewStateSoon();
  else if (state && mine === latestRequestId) {
    renewedAt = Date.now();
    setState((before) => {
      const { pendingValue } = before;
      const isForeign = before.state && ![before.state.version, ownVersion].includes(state.version);
      return {
        ...(isForeign && relocateScreens(before, state)),
        state: pendingValue ? withData(state, [pendingValue.change]) : state,
      };
    });
  }
  return state !== undefined;
}

/** The screens and the cursor where somebody else's changes have moved their entries to. Screens of removed ones close. */
function relocateScreens({ state, screens, marked, foreign }: EditorStore, now: EditorState) {
  const place = (pointer: Pointer) => rebasePointer(pointer, state?.manifest, now.manifest);
  const left = screens.flatMap((screen) => {
    if (screen.kind !== 'value') return screen;
    const pointer = place(screen.pointer);
    const { name = nameOf(screen) } = screen;
    return pointer ? { ...screen, pointer, name } : [];
  });
  return {
    foreign: foreign + 1,
    screens: left.length > 0 ? left : [{ kind: 'page' } as const],
    marked: marked && place(marked),
  };
}

/** Names a screen, also when its place moves. */
export const nameOf = (screen: PanelScreen) =>
  (screen.kind === 'value' && screen.name) || JSON.stringify(screen);

/** The pause in typing after which diagnostics and counts are asked for, in milliseconds. */
const RENEW_DELAY_MS = 500;

/** A function that does some work once its calls have come to rest. */
export function debounce(work: () => unknown, delay: number): () => void {
  let planned: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(planned);
    planned = setTimeout(work, delay);
  };
}

/** Fetches the state when saves have come to rest. */
export const renewStateSoon = debounce(renewState, RENEW_DELAY_MS);

/** Marks an answer on its way as overtaken by a change that was made here. */
export const discardPendingState = () => {
  latestRequestId += 1;
};

/** A pause in milliseconds: typing draws the page again and again. */
const SPOTS_DELAY_MS = 150;

/** Fetches the spots when the page has come to rest. */
export const renewSpotsSoon = debounce(renewSpots, SPOTS_DELAY_MS);

/** Fetches what can be pointed at on the page in the frame. */
export async function renewSpots(): Promise<void> {
  const { path } = getState();
  const spots = await askEditor<PageSpots>(`page?path=${encodeURIComponent(path)}`).catch(
    () => undefined,
  );
  if (getState().path === path)
    setState({ spots, isUnknown: !spots && useConnection.getState().isOnline });
}
