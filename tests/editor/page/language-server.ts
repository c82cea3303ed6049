// Talks to the YAML language server without an editor: JSON-RPC over its standard input and output.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A place in a text as editors count: both from 0. */
export interface Position {
  line: number;
  character: number;
}

interface Message {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
}

/** A running server that has one file open. */
export interface LanguageServer {
  /** The labels that it offers at a place. */
  completions(position: Position): Promise<string[]>;
  /** The explanation that it shows for a place. */
  hover(position: Position): Promise<string>;
  /** The messages that it has about the file. */
  diagnostics(): Promise<string[]>;
  stop(): void;
}

const SERVER = resolve('node_modules/yaml-language-server/bin/yaml-language-server');

/** Starts the server and opens a text under the name of a file in the project's folder. */
export async function openInEditor(name: string, text: string): Promise<LanguageServer> {
  const child = spawn(process.execPath, [SERVER, '--stdio']);
  const { request, notify, published } = connection(child);
  const uri = pathToFileURL(resolve(name)).href;
  const root = pathToFileURL(resolve('.')).href;
  await request('initialize', {
    processId: process.pid,
    rootUri: root,
    workspaceFolders: [{ uri: root, name: 'curbside' }],
    capabilities: { textDocument: { completion: { completionItem: { snippetSupport: true } } } },
  });
  notify('initialized', {});
  const settings = { yaml: { hover: true, completion: true, schemaStore: { enable: false } } };
  notify('workspace/didChangeConfiguration', { settings });
  notify('textDocument/didOpen', {
    textDocument: { uri, languageId: 'yaml', version: 1, text },
  });
  const at = (position: Position) => ({ textDocument: { uri }, position });
  return {
    completions: async (position) => {
      const found = (await request('textDocument/completion', at(position))) as Completions;
      return found.items.map(({ label }) => label);
    },
    hover: async (position) => {
      const found = (await request('textDocument/hover', at(position))) as Hover | null;
      return found?.contents.value ?? '';
    },
    diagnostics: async () => (await published(uri)).map(({ message }) => message),
    stop: () => child.kill(),
  };
}

interface Completions {
  items: { label: string }[];
}

interface Hover {
  contents: { value: string };
}

interface Diagnostics {
  uri: string;
  diagnostics: { message: string }[];
}

/** Requests, notifications and published diagnostics over the pipes of a process. */
function connection(child: ChildProcessWithoutNullStreams) {
  const waiting = new Map<number, (result: unknown) => void>();
  const diagnostics = new Map<string, (found: Diagnostics['diagnostics']) => void>();
  const latest = new Map<string, Diagnostics['diagnostics']>();
  let last = 0;
  const send = (message: Message) => {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    child.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  };
  onMessages(child, ({ id, method, params, result }) => {
    if (method === 'textDocument/publishDiagnostics') {
      const { uri, diagnostics: found } = params as Diagnostics;
      latest.set(uri, found);
      diagnostics.get(uri)?.(found);
    } else if (method && id !== undefined) {
      send({ id, result: answer(method, params) });
    } else if (id !== undefined) waiting.get(id)?.(result);
  });
  return {
    notify: (method: string, params: unknown) => send({ method, params }),
    request: (method: string, params: unknown) =>
      new Promise<unknown>((done) => {
        last += 1;
        waiting.set(last, done);
        send({ id: last, method, params });
      }),
    published: (uri: string) => {
      const known = latest.get(uri);
      return known
        ? Promise.resolve(known)
        : new Promise<Diagnostics['diagnostics']>((done) => diagnostics.set(uri, done));
    },
  };
}

/** An editor's answer to the server: one empty setting for each request. */
function answer(method: string, params: unknown): unknown {
  if (method !== 'workspace/configuration') return null;
  return (params as { items: { section?: string }[] }).items.map(({ section }) =>
    section === 'yaml' ? { hover: true, completion: true, schemaStore: { enable: false } } : {},
  );
}

function onMessages(child: ChildProcessWithoutNullStreams, take: (message: Message) => void): void {
  let buffer = Buffer.alloc(0);
  child.stdout.on('data', (chunk: Buffer) => {
    buffer = Buffer.concat([buffer, chunk]);
    for (;;) {
      const [head, length] =
        /Content-Length: (\d+)[\s\S]*?\r\n\r\n/.exec(buffer.toString('latin1')) ?? [];
      const end = (head?.length ?? 0) + Number(length);
      if (head === undefined || buffer.length < end) return;
      const body = buffer.subarray(head.length, end).toString('utf8');
      buffer = buffer.subarray(end);
      take(JSON.parse(body) as Message);
    }
  });
}
