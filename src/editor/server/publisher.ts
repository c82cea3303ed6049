// The editor's review, publication and history: the parts that compare with what is public.
import { normalizeLineEnds } from '../../manifest/text/edits.ts';
import { formatDate } from '../../model/calendar/day.ts';
import { withEndsOf } from '../document/take-back.ts';
import type { ChangeAnswer, PublishAnswer, Review } from '../protocol.ts';
import type { ManifestDocument } from './manifest-document.ts';
import { CHANGED } from './publication-words.ts';
import { compareDraft, GO_BACK, groupByPage, pageTitles, publicationParts } from './review.ts';
import { OWNERS_FIELD } from './shown-diagnostics.ts';
import { hashText, type ShownSite } from './store.ts';

const ERRORS =
  'The website has errors, so it was not published. The list of problems says where; fix them first.';

const refused = (words: string) => ({ done: false as const, words });

/** Compares the manifest with what is public, goes back to it, and publishes. */
export class Publisher {
  readonly #document: ManifestDocument;
  readonly #site: ShownSite;

  constructor(document: ManifestDocument, site: ShownSite) {
    this.#document = document;
    this.#site = site;
  }

  async review(): Promise<Review> {
    const { text, published, parts, outdated, isPartial } = await this.#compared();
    const entries = published.pictures;
    return {
      version: hashText(text),
      outdated,
      ...(isPartial && { isPartial }),
      groups: [
        ...groupByPage(parts, await this.#labels()),
        ...(entries.length > 0 ? [{ title: 'Pictures', entries }] : []),
      ],
    };
  }

  /** What a publication has brought, as groups of a review. */
  async publication(id: string): Promise<Review['groups']> {
    return groupByPage((await this.#partsOf(id)).parts, await this.#labels());
  }

  /** Takes one thing back: of the review, or of a publication. */
  async takeBack(id: string, of?: string): Promise<ChangeAnswer> {
    const { text, parts } = await (of === undefined ? this.#compared() : this.#partsOf(of));
    const part = parts.find((one) => one.id === id);
    if (!part) return refused('This is not there any more. Look at the review again.');
    const make = (now: string) => (now === text ? withEndsOf(now, part.text) : refused(CHANGED));
    return this.#document.write({ make, words: `took back: ${part.step}` });
  }

  /** Restores an earlier publication in the draft, as a step that can be undone. Publishes nothing. */
  async goBack(id: string): Promise<ChangeAnswer> {
    const earlier = await this.#document.store.publication(id);
    if (!earlier) return refused('This publication is not there any more.');
    await this.#site.refresh();
    const words = `went back to the publication of ${formatDate(earlier.date.slice(0, 10))}`;
    const session = `${GO_BACK}${id}`;
    const make = (now: string) => withEndsOf(now, earlier.text);
    return this.#document.write({ make, words, session, isEarlier: true });
  }

  /** Publishes the text of a version that was reviewed. */
  async publish(version?: string): Promise<PublishAnswer> {
    const site = this.#site;
    const text = await this.#document.read();
    if (version !== undefined && version !== hashText(text)) return refused(CHANGED);
    const { site: checked, diagnostics } = site.check(text);
    const ownersField = diagnostics.find(({ code }) => code === OWNERS_FIELD);
    if (!checked) return refused(ownersField?.message ?? ERRORS);
    const { groups } = await this.review();
    const sentences = groups.flatMap(({ entries }) => entries.flatMap((one) => one.sentences));
    let isReadAnew = false;
    const answer = await this.#document.store.publish({
      text,
      sentences: [...new Set(sentences)],
      business: checked.facts.company.name,
      isValid: async (joined, options = {}) => {
        isReadAnew = !options.isEarlier;
        // The pictures may be others too.
        if (isReadAnew) await site.refresh();
        return site.check(joined, options).site !== undefined;
      },
    });
    // A text with errors may have been shown in between.
    if (isReadAnew && !answer.done) await site.refresh();
    // Newer publications from elsewhere were joined. That it cannot be read does not undo a publication.
    const now = await this.#document.read().catch(() => text);
    if (now !== text) await site.announce();
    return answer.done ? { ...answer, version: hashText(now) } : answer;
  }

  /** What was done since the last publication. */
  async #compared() {
    const text = await this.#document.read();
    const published = await this.#document.store.publicState(text);
    const history = await this.#history(text);
    return { ...compareDraft(published.text ?? text, history, this.#site), text, published };
  }

  /** What a publication has brought, before all later ones. */
  async #partsOf(id: string) {
    const { store } = this.#document;
    const text = await this.#document.read();
    const all = await store.publications(text);
    const at = all.findIndex((one) => one.id === id);
    const [after, before] = await Promise.all(
      all.slice(at, at < 0 ? 0 : at + 2).map((one) => store.publication(one.id)),
    );
    if (!after || !before) return { text, parts: [] };
    const history = await this.#history(text);
    await this.#site.refresh();
    const texts = [before, after].map((one) => normalizeLineEnds(one.text)) as [string, string];
    return { text, parts: publicationParts(texts, history, this.#site) };
  }

  async #history(text: string) {
    return (await this.#document.store.history()) ?? { steps: [], text };
  }

  async #labels() {
    const { valid } = await this.#site.current();
    return pageTitles(valid?.expansion?.pages);
  }
}
