// Answers the editor’s requests: its questions, and everything that it writes. Knows neither files nor git.
import { countyOutlines } from '../../drawings/map/atlas.ts';
import type { Leaf } from '../../manifest/site/expand/leaf.ts';
import {
  MAX_CITY_CHOICES,
  sitePlaceholders,
  townPlaceholders,
} from '../../manifest/site/expand/placeholders.ts';
import { allIcons } from '../../manifest/site/resolve/icons.ts';
import type { YamlValue } from '../../manifest/yaml/write.ts';
import type { Manifest } from '../../model/manifest.generated.ts';
import type { CountyOutlines, EditorState, PageSpots, TextSpot } from '../protocol.ts';
import { ManifestDocument } from './manifest-document.ts';
import { Publisher } from './publisher.ts';
import {
  BadRequest,
  bodyOf,
  changeRequest,
  fixRequest,
  jsonOf,
  MAX_PICTURE_BYTES,
  pastIn,
  textIn,
} from './requests.ts';
import { pageTitles } from './review.ts';
import { fixedText, withFixes } from './shown-diagnostics.ts';
import { type CheckedText, hashText, SaveError, type ShownSite, type Store } from './store.ts';

type Answer = (request: Request, query: URLSearchParams) => unknown;

/** What answers a request: the manifest, what is public of it, and the site that pages show. */
interface Server {
  store: Store;
  site: ShownSite;
  document: ManifestDocument;
  publisher: Publisher;
}

/** Gives the function that answers a request by the last part of its address. Who may ask is decided before. */
export function createEditor(store: Store, site: ShownSite) {
  const document = new ManifestDocument(store, site);
  const server = { store, site, document, publisher: new Publisher(document, site) };
  const [readers, writers] = [readersOf(server), writersOf(server)];
  return async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const isQuestion = request.method === 'GET';
    const answers = new Map(Object.entries(isQuestion ? readers : writers));
    const answer = answers.get(pathname.split('/').at(-1) ?? '');
    try {
      if (!isQuestion && request.method !== 'POST')
        throw new BadRequest(405, 'Send a POST request.');
      if (!answer) throw new BadRequest(404, 'There is nothing at this address.');
      const body = await answer(request, searchParams);
      return json(body === undefined ? 404 : isConflict(body) ? 409 : 200, body ?? null);
    } catch (error) {
      if (!(error instanceof BadRequest || error instanceof SaveError)) throw error;
      // A question expects its data, so an error needs a status; something that writes reads `done: false` from a 200.
      const status = error instanceof BadRequest ? error.status : isQuestion ? 503 : 200;
      return json(status, { done: false, words: error.message });
    }
  };
}

/** The questions that read. */
const readersOf = ({ store, site, document, publisher }: Server): Record<string, Answer> => ({
  state: async () => {
    const text = await shownText(document, site);
    const now = site.check(text, { edits: true });
    const { valid } = await site.current();
    const { unpublished, isLocal } = await store.publicState(text);
    return editorState(now, valid, { ...(await document.steps()), unpublished, isLocal });
  },
  schema: async () => {
    await site.current();
    return Object.fromEntries(site.schema());
  },
  page: async (_, query) => {
    const { valid } = await site.current();
    return valid && pageSpots(valid, query.get('path') ?? '/');
  },
  counties: async (_, query) => {
    const { valid } = await site.current();
    return countiesWith((query.get('names') ?? '').split(','), valid?.source.data);
  },
  review: () => publisher.review(),
  publication: (_, query) => publisher.publication(query.get('id') ?? ''),
  history: async () => store.publications(await document.read()),
  pictures: async () => store.pictures(await document.read()),
});

/** Everything that writes. */
const writersOf = ({ store, site, document, publisher }: Server): Record<string, Answer> => ({
  change: async (request) => document.change(changeRequest(await jsonOf(request))),
  undo: async (request) => document.undo('undo', pastIn(await jsonOf(request))),
  redo: async (request) => document.undo('redo', pastIn(await jsonOf(request))),
  'take-back': async (request) => {
    const { id, of } = await jsonOf(request);
    return publisher.takeBack(textIn(id), of === undefined ? undefined : textIn(of));
  },
  'go-back': async (request) => publisher.goBack(textIn((await jsonOf(request)).id)),
  publish: async (request) => {
    const { version } = await jsonOf(request);
    return publisher.publish(version === undefined ? undefined : textIn(version));
  },
  picture: async (request, query) => {
    const source = await bodyOf(request.body, MAX_PICTURE_BYTES);
    const name = query.get('name') ?? '';
    const answer = await store.addPicture(source, { name });
    if (answer.done) await site.refresh();
    return answer;
  },
  fix: async (request) => {
    const asked = fixRequest(await jsonOf(request));
    return document.write({
      words: 'put a mistake right',
      isVerified: true,
      make: (text) => fixedText(text, asked, site.check(text, { edits: true }).diagnostics),
    });
  },
});

const json = (status: number, body: unknown) =>
  Response.json(body, {
    status,
    headers: { 'Cache-Control': 'no-store', 'Cross-Origin-Resource-Policy': 'same-origin' },
  });

/** Whether an answer tells of a save that was refused because somebody else has changed the same place. */
const isConflict = (body: unknown) =>
  typeof body === 'object' && body !== null && 'conflict' in body;

/** The text as it is. Pages show it before it is told. */
async function shownText(document: ManifestDocument, site: ShownSite): Promise<string> {
  const text = await document.read();
  const { valid, invalid } = await site.current();
  if ((invalid ?? valid)?.text !== text) {
    await site.refresh();
    await site.announce();
  }
  return text;
}

/** The counties of the towns and some others. */
function countiesWith(names: string[], data: unknown): CountyOutlines {
  const { towns = [] } = (data ?? {}) as Partial<Manifest>;
  const places = towns.flatMap(({ coordinates: at }): [number, number][] =>
    at ? [[at.longitude, at.latitude]] : [],
  );
  return countyOutlines([...names, ...towns.flatMap(({ counties }) => counties)], places);
}

function editorState(
  now: CheckedText,
  valid: CheckedText | undefined,
  more: Pick<EditorState, 'undo' | 'redo' | 'unpublished' | 'isLocal'>,
): EditorState {
  const shown = now.expansion ? now : valid;
  const titles = pageTitles(shown?.expansion?.pages);
  const manifest = (now.source.data ?? valid?.source.data ?? {}) as YamlValue;
  return {
    version: hashText(now.text),
    manifest,
    diagnostics: withFixes(now.diagnostics, manifest),
    placeholders: shown ? sitePlaceholders(shown.source.data as Manifest) : {},
    pages: (shown?.expansion?.pages ?? []).map(({ path, sections }) => ({
      path,
      title: String(titles.get(path)),
      anchors: sections.flatMap(({ data: { id } }) => (id ? [id] : [])),
    })),
    icons: allIcons(),
    ...more,
  };
}

/** The spots of the page at a path; undefined when there is no such page. */
function pageSpots(
  { expansion, source }: Pick<CheckedText, 'expansion' | 'source'>,
  path: string,
): PageSpots | undefined {
  const page = expansion?.pages.find((candidate) => candidate.path === path);
  if (!page || !expansion) return undefined;
  const spots = (leaves: Leaf[]): TextSpot[] =>
    leaves.map(({ pointer, value }) => ({ pointer, value }));
  const { town } = page;
  const { towns } = source.data as Manifest;
  // The entries of all towns are parts of every page's expansion, but not shown on it.
  const shared = expansion.sharedLeaves.filter(({ pointer: [part] }) => part !== 'towns');
  return {
    pointer: page.pointer,
    ...(town && { town: ['towns', towns.findIndex(({ slug }) => slug === town.slug)] }),
    placeholders: town
      ? townPlaceholders(town, expansion.shared.company, expansion.towns.length > MAX_CITY_CHOICES)
      : {},
    sections: page.sections.map(({ pointer }) => pointer),
    texts: spots(page.leaves),
    shared: spots(shared),
  };
}
