// A draft in memory with the contract of the database: who has a token is a member until somebody removes them.
import { isDeepStrictEqual } from 'node:util';
import { addStep, textStep } from '../../../src/editor/document/history.ts';
import {
  type Draft,
  type DraftDatabase,
  type DraftPicture,
  noMember,
} from '../../../src/editor/stores/hosted/draft-database.ts';

/** An office with a draft. */
export class DraftInMemory {
  /** The addresses of members, by their tokens. */
  members = new Map<string, string>();
  draft?: Draft;
  /** The fields that members are in, by their addresses. */
  present = new Map<string, string>();
  /** The keys of links that have not ended. */
  links = new Set<string>();
  /** How many links were made. */
  #made = 0;
  pictures = new Map<string, { picture: DraftPicture; data: Uint8Array }>();

  /** The database as the person with a token sees it. */
  seenBy(token: string): DraftDatabase {
    const asked = async () => {
      const email = this.members.get(token);
      if (!email) throw noMember(403);
      return email;
    };
    return {
      read: async () => {
        await asked();
        return structuredClone(this.draft);
      },
      begin: async (base) => {
        await asked();
        this.draft ??= { revision: 1, text: base.text, base, steps: [] };
        return structuredClone(this.draft);
      },
      save: async ({ revision: seen }, { text, base, published: _, ...noted }) => {
        const email = await asked();
        const { draft } = this;
        if (draft?.revision !== seen) return undefined;
        const next = { text, base: base ?? draft.base };
        const isSame = isDeepStrictEqual(next, { text: draft.text, base: draft.base });
        const by = { by: nameIn(email), member: email, at: new Date().toISOString() };
        if (text !== draft.text) addStep(draft, { ...noted, ...by, ...textStep(draft.text, text) });
        Object.assign(draft, next, { revision: seen + (isSame ? 0 : 1) });
        return structuredClone(draft);
      },
      pictures: async () => {
        await asked();
        return [...this.pictures.values()].map(({ picture }) => picture);
      },
      pictureData: async (path) => {
        await asked();
        return this.pictures.get(path)?.data;
      },
      addPicture: async (picture, data) => {
        await asked();
        this.pictures.set(picture.path, { picture, data });
      },
      member: async () => {
        const email = await asked();
        return { id: email, name: nameIn(email), email };
      },
      present: async (at) => {
        const mine = await asked();
        this.present.set(mine, at);
        const others = [...this.present].filter(([email]) => email !== mine);
        return others.map(([email, place]) => ({ name: nameIn(email), at: place }));
      },
      createLink: async () => {
        await asked();
        this.#made += 1;
        const key = `draft-${String(this.#made).padStart(64, '0')}`;
        this.links.add(key);
        return { key, ends: LINK_END };
      },
      links: async () => {
        await asked();
        return this.links.size;
      },
      endLink: async (key) => {
        await asked();
        if (key === undefined) this.links.clear();
        else this.links.delete(key);
      },
      shared: async () => {
        const { draft, pictures } = this;
        const all = [...pictures.values()].map(({ picture }) => picture);
        return this.links.has(token) && draft
          ? { ends: LINK_END, text: draft.text, base: draft.base.text, pictures: all }
          : undefined;
      },
      sharedPicture: async (path) =>
        this.links.has(token) ? this.pictures.get(path)?.data : undefined,
    };
  }
}

const LINK_END = '2030-01-08T12:00:00Z';

const nameIn = (email: string) => email.split('@')[0] ?? email;
