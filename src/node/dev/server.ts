// The dev server's middleware: answers for pages and for the editor, and a message of each save for open pages.
import { readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { createEditor } from '../../editor/server/editor.ts';
import type { ShownSite } from '../../editor/server/store.ts';
import { filesStore } from '../../editor/stores/files/files-store.ts';
import type { Project } from '../../files/project.ts';
import { sectionsFolder } from '../../files/section-types.ts';
import { CHANGED } from '../../model/editor-frame.ts';
import { answerRequest } from './answer.ts';
import { answerEditor } from './answer-editor.ts';
import { blockUnsafePaths, createGuard } from './guard.ts';
import { createDevSite, type DevSite, toChangeEvent } from './live-site.ts';
import { createExamples, createLooks } from './look.ts';

/** The watcher reports at most one change of a file in 50 ms and drops earlier repeats; in milliseconds. */
const QUIET_TIME_MS = 100;

/** Adds the site's pages to a dev server, and tells open pages of changes to the manifest, the schema and pictures. */
export function devMiddleware(server: ViteDevServer, project: Project): () => void {
  const site = createDevSite(project);
  const looksOf = createLooks(project);
  const { shown, renew, isSeen } = createMessages(server, project, site, looksOf);
  watch(server, project, renew, isSeen);
  const guard = createGuard(() => portOf(server));
  blockUnsafePaths(server, guard, project);
  const editor = createEditor(filesStore(project), shown);
  const fixed = { server, examplesOf: createExamples(project), looksOf };
  // Returned, so that it comes after Vite's own answers for modules and public files.
  return () => {
    server.middlewares.use(async (request, response, next) => {
      try {
        if (await answerEditor({ server, guard, editor }, request, response)) return;
        await answerRequest({ ...fixed, ...(await site.current()) }, request, response);
      } catch (error) {
        next(error);
      }
    });
  };
}

/** The functions that tell open pages of a change. */
function createMessages(
  server: ViteDevServer,
  project: Project,
  site: DevSite,
  looksOf: ReturnType<typeof createLooks>,
) {
  let seen: string | undefined;
  /** The look that open pages have. */
  let lookShown: string | undefined;
  /** The look of the last good version. While its logo cannot be read, as in the middle of a save, it is the one before. */
  const lookNow = async () => {
    const { valid } = await site.current();
    if (!valid) return undefined;
    const look = await looksOf(valid).catch(() => undefined);
    return look ? JSON.stringify(look.look) : lookShown;
  };
  const tell = async (isReplaced = false) => {
    const before = lookShown;
    lookShown = await lookNow();
    // Readings overlap, so the message is about the newest one.
    const state = await site.current();
    const isAnotherLook = before !== undefined && lookShown !== before;
    // A picture that was replaced has the address that it had, and open pages would go on showing the old one. They have
    // the colors and the font that they came with, too.
    const reload = (isReplaced || isAnotherLook) && !state.report;
    server.hot.send({ type: 'custom', event: CHANGED, data: { ...toChangeEvent(state), reload } });
  };
  const refresh = () => {
    seen = savedAt(project);
    return site.refresh();
  };
  const renew = async (isReplaced = false) => {
    await refresh();
    await tell(isReplaced);
  };
  const shown: ShownSite = { ...site, refresh, announce: () => tell() };
  const isSeen = () => savedAt(project) === seen || site.isOwn(textOn(project));
  return { shown, renew, isSeen };
}

/** Has the site read again after each save that is not the editor's. */
function watch(
  { watcher }: ViteDevServer,
  project: Project,
  renew: (isReplaced?: boolean) => Promise<void>,
  isSeen: () => boolean,
): void {
  const { root, manifest, publicFolder } = project;
  const sections = sectionsFolder(project);
  const isSchema = (file: string) =>
    isBelow(file, join(root, 'schema')) ||
    (isBelow(file, sections) && file.endsWith('schema.json'));
  watcher.add([manifest, publicFolder, sections]);
  watcher.on('all', (event, file) => {
    if (file !== manifest && !isSchema(file) && !isBelow(file, publicFolder)) return;
    const isKnown = file === manifest && isSeen();
    if (!isKnown) void renew(event === 'change' && isBelow(file, publicFolder));
    // Somebody's save right after one of the editor's may be such a repeat.
    setTimeout(() => !isSeen() && renew(), QUIET_TIME_MS).unref();
  });
}

const isBelow = (file: string, folder: string) => file.startsWith(folder + sep);

/** A sign of the last save of the manifest; undefined while it is not there. */
function savedAt({ manifest }: Project): string | undefined {
  const file = statSync(manifest, { throwIfNoEntry: false });
  return file && [file.mtimeMs, file.ino, file.size].join(' ');
}

/** The text of the manifest; undefined while it is not there. */
function textOn({ manifest }: Project): string | undefined {
  try {
    return readFileSync(manifest, 'utf8');
  } catch {
    return undefined;
  }
}

function portOf({ httpServer }: ViteDevServer): number | undefined {
  const address = httpServer?.address();
  return typeof address === 'object' ? address?.port : undefined;
}
