// Finds the elements of a page that show texts and pictures of the manifest.
import type { Pointer } from '../../../manifest/diagnostic.ts';
import { valueAt } from '../../../manifest/text/values.ts';
import { isInside, keyOf, leavesOf, referredPlace } from '../../document/schema/pointers.ts';
import type { PageSpots, TextSpot } from '../../protocol.ts';
import { fillForCurrentPage } from '../schema/use-forms.ts';
import { pendingEditAt } from '../wire/pending-edits.ts';
import { useEditor } from '../wire/store.ts';
import { frame } from './frame.ts';

/** An element of the page and its place in the manifest. */
export interface Mapped {
  element: Element;
  pointer: Pointer;
}

export interface PageMap {
  places: Map<Element, Pointer>;
  /** In the order of the page. */
  all: Mapped[];
  sections: Mapped[];
}

const EMPTY: PageMap = { places: new Map(), all: [], sections: [] };

let made: { spots: PageSpots; manifest: unknown; map: PageMap } | undefined;

/** The map of the page in the frame, made when it is needed: pointing needs it, typing hardly. */
export function pageMap(): PageMap {
  const { spots, state } = useEditor.getState();
  const page = frame()?.contentDocument;
  if (!spots || !page) return EMPTY;
  // The page may have been drawn anew.
  const isGone = made?.map.all.some(({ element }) => !element.isConnected);
  if (made?.spots !== spots || made.manifest !== state?.manifest || isGone)
    made = { spots, manifest: state?.manifest, map: mapPage(page, spots, state?.manifest) };
  return made.map;
}

const REFERENCE = /^\{?((?:town\.)?[a-z]\w*(?:\.[a-z0-9_]+)+|[a-z]\w*_\w+)\}?$/;
const MAIN = '_main';

/** Pairs a page's elements with places: texts of a section within its element first, then shared texts. */
function mapPage(document: Document, spots: PageSpots, manifest: unknown): PageMap {
  const map: PageMap = { places: new Map(), all: [], sections: [] };
  const main = document.getElementById(MAIN);
  const elements = [...(main?.children ?? [])];
  const free = new Set(spots.texts);
  for (const [index, pointer] of spots.sections.entries()) {
    const element = elements[index];
    if (!element) continue;
    map.sections.push({ element, pointer });
    const homes = homesOf(pointer, spots, manifest);
    const own = [...free].filter(({ pointer }) => homes.some((home) => isInside(pointer, home)));
    pair(element, own, map, free);
  }
  for (const { element } of map.sections) pair(element, [...free], map, free);
  for (const element of [...(document.getElementById('_root')?.children ?? [])]) {
    if (element !== main) pair(element, [...spots.texts.filter(isCommon), ...spots.shared], map);
  }
  return map;
}

/** Texts that a page may have outside of its sections, such as notices. */
const isCommon = ({ pointer }: TextSpot) => pointer[0] === 'alerts';

/** The places that a section's texts come from: itself, and the lists and texts that it names. */
const homesOf = (section: Pointer, { town }: PageSpots, manifest: unknown): Pointer[] => [
  section,
  ...leavesOf(valueAt(manifest, section)).flatMap(([, value]) => {
    const [, name] = (typeof value === 'string' && REFERENCE.exec(value)) || [];
    const place = name && referredPlace(name, town);
    return place ? [place] : [];
  }),
];

/** Gives each text the first element that shows it and has none yet. */
function pair(root: Element, spots: TextSpot[], map: PageMap, free?: Set<TextSpot>): void {
  if (spots.length === 0) return;
  const shown = shownTexts(root);
  for (const spot of spots) {
    const words = plain(spot.value);
    // The home page names an alert's towns before its text.
    const isAfterTowns = ([other]: [string, Element[]]) => other.endsWith(`: ${words}`);
    // The page may show what was saved or typed after the spots were fetched.
    const written = valueAt(useEditor.getState().state?.manifest, spot.pointer);
    const typed = pendingEditAt(keyOf(spot.pointer))?.value;
    const candidates =
      shown.get(words) ??
      shown.get(toPageText(typed)) ??
      shown.get(toPageText(written)) ??
      ((isCommon(spot) && [...shown].find(isAfterTowns)?.[1]) || []);
    const element = candidates.find((candidate) => !map.places.has(candidate));
    if (!element) continue;
    map.places.set(element, spot.pointer);
    map.all.push({ element, pointer: spot.pointer });
    free?.delete(spot);
  }
}

/** A value as the page shows it. */
const toPageText = (value: unknown) => plain(fillForCurrentPage(String(value ?? '')));

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The elements below `root` by the text that they show; the innermost first, and pictures by their words. */
function shownTexts(root: Element): Map<string, Element[]> {
  const shown = new Map<string, Element[]>();
  const add = (text: string | null, element: Element) => {
    const words = plain(text ?? '');
    if (!words) return;
    const known = shown.get(words) ?? [];
    const around = known.findIndex((other) => other.contains(element));
    // An element around another one that shows the same is the larger target, and not wanted.
    if (around < 0) known.push(element);
    else known[around] = element;
    shown.set(words, known);
  };
  for (const element of root.querySelectorAll('*')) {
    if (element.closest('script, style, svg')) continue;
    if (element.tagName === 'IMG') add(element.getAttribute('alt'), element);
    else if (element.tagName === 'INPUT') add(element.getAttribute('placeholder'), element);
    else add(element.textContent, element);
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE && element.childNodes.length > 1)
        add(node.nodeValue, element);
    }
  }
  return shown;
}
