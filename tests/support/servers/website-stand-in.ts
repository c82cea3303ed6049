// A stand-in of the database and its functions behind the office's editor: accounts, and the function over a draft in memory.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { hostedEditor } from '../../../src/editor/hosted/hosted-editor.ts';
import { isLinkKey } from '../../../src/editor/stores/hosted/draft-database.ts';
import { codeHostOf } from '../../../src/editor/stores/hosted/repository.ts';
import { listOf } from '../../../src/manifest/site/public-files.ts';
import { surroundings } from '../../manifest/real-manifest.ts';
import { DraftInMemory } from '../database/draft-in-memory.ts';
import { OFFICE_PASSWORD } from '../database/office.ts';
import { CodeHostStandIn, REPOSITORY, TOKEN } from './code-host.ts';

const ALLOWED = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

/** An office with one member or more, whose website has a text. */
export class WebsiteStandIn {
  office = new DraftInMemory();
  /** The token of the member's session. */
  token = '';
  /** The repository of the website. */
  host: CodeHostStandIn;
  readonly #text: string;
  readonly #server = createServer(async (incoming, response) => {
    const answer = await this.#answer(incoming);
    response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), ...ALLOWED });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  #editor?: ReturnType<typeof hostedEditor>;

  constructor(text: string) {
    this.#text = text;
    this.host = this.#newHost();
  }

  async start(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
  }

  get url() {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The text of the draft. */
  get text() {
    return this.office.draft?.text ?? '';
  }

  /** Forgets the draft, and has the member sign in anew. */
  reset(): void {
    this.office.draft = undefined;
    this.office.pictures.clear();
    this.host = this.#newHost();
    this.office.links.clear();
    this.renewSession('first');
    this.#editor = undefined;
  }

  /** Has the session of the member end; the next one has another token, and may be another member's. */
  renewSession(token: string, member = 'kim@example.com'): void {
    this.office.members.clear();
    this.office.members.set(token, member);
    this.token = token;
  }

  /** Adds a member, whose session goes on beside the others. */
  join(member: string): void {
    this.office.members.set(member.replace('@', '-at-'), member);
  }

  /** Changes the draft as another device would. */
  change(edit: (text: string) => string): void {
    const { draft } = this.office;
    if (draft) Object.assign(draft, { text: edit(draft.text), revision: draft.revision + 1 });
  }

  addPicture(path: string, data: Buffer): void {
    // The check asks for a large one.
    const picture = { path, width: 1600, height: 1200 };
    this.office.pictures.set(path, { picture, data });
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #newHost = () => new CodeHostStandIn({ 'pages.yaml': this.#text });

  #begun() {
    const secrets = {
      WEBSITE_REPOSITORY: `https://github.com/${REPOSITORY}`,
      WEBSITE_TOKEN: TOKEN,
    };
    return hostedEditor({
      origin: 'https://www.lakeside.example',
      schema: surroundings.schema,
      host: codeHostOf(secrets, this.host.get),
      database: (token) => this.office.seenBy(token),
      get: async () => Response.json(listOf(surroundings.files)),
    });
  }

  async #answer(incoming: IncomingMessage): Promise<Response> {
    const { url = '/', method = 'GET' } = incoming;
    const body = await buffer(incoming);
    if (method === 'OPTIONS') return new Response(null, { status: 204 });
    if (url.startsWith('/functions/v1/website/')) {
      const { authorization = '' } = incoming.headers;
      const token = authorization.replace('Bearer ', '');
      if (!this.office.members.has(token) && !isLinkKey(token))
        return Response.json({}, { status: 401 });
      const sent = body.length > 0 && { body };
      const headers = { authorization };
      this.#editor ??= this.#begun();
      return this.#editor(new Request(`http://localhost${url}`, { method, headers, ...sent }));
    }
    if (url.startsWith('/auth/v1/token')) return this.#session(JSON.parse(String(body)));
    return Response.json(url.includes('is_office_member') ? true : []);
  }

  #session({ email, password }: { email?: string; password?: string }): Response {
    if (password !== OFFICE_PASSWORD) return Response.json({}, { status: 400 });
    const own = [...this.office.members].find(([, address]) => address === email);
    const [token, address] = own ?? [this.token, this.office.members.get(this.token)];
    const user = { id: token, email: address, aud: 'authenticated' };
    const renewed = { refresh_token: 'renew', token_type: 'bearer', expires_in: 3600 };
    return Response.json({ access_token: token, ...renewed, user });
  }
}
