// Shows typed words in the frame at once. React draws them there again when the server has checked and saved them.
import type { Pointer } from '../../../manifest/diagnostic.ts';
import { isSamePointer } from '../../document/schema/pointers.ts';
import { fillForCurrentPage } from '../schema/use-forms.ts';
import { pendingEditAt } from '../wire/pending-edits.ts';
import { pageMap } from './map-spots.ts';

/** A text of the page that shows what was typed at a place, and what React has drawn there last. */
const previewedTexts = new Map<string, { node: Node; own: string | null }>();

/** Knows what React draws, over which newer words are shown. */
const renderObserver = new MutationObserver((records) => {
  for (const [key, text] of previewedTexts) {
    const isDrawn = records.some(({ target }) => target === text.node);
    if (isDrawn) text.own = text.node.nodeValue;
    if (!isDrawn && text.node.isConnected) continue;
    if (!pendingEditAt(key)) previewedTexts.delete(key);
    showTyped(key);
  }
});

/** Shows the kept words of a place, if an element of the page shows the text of this place and nothing else. */
export function showTyped(key: string): void {
  const kept = pendingEditAt(key);
  if (!kept) return;
  const known = previewedTexts.get(key);
  const text = known?.node.isConnected ? known : textAt(kept.pointer);
  if (!text) return void previewedTexts.delete(key);
  previewedTexts.set(key, text);
  write(text.node, fillForCurrentPage(String(kept.value ?? '')));
}

/** Shows what React has drawn again where no words are kept: they were refused, or taken back meanwhile. */
export function hideTyped(): void {
  for (const [key, { node, own }] of previewedTexts) {
    if (pendingEditAt(key)) continue;
    previewedTexts.delete(key);
    write(node, own);
  }
}

function textAt(pointer: Pointer) {
  const { element } = pageMap().all.find((mapped) => isSamePointer(mapped.pointer, pointer)) ?? {};
  // An icon may stand beside it; an alert's towns stand in it.
  const node = [...(element?.childNodes ?? [])].find(
    ({ nodeType, nodeValue }) =>
      nodeType === Node.TEXT_NODE && nodeValue?.trim() === element?.textContent?.trim(),
  );
  if (!element || !node || pointer[0] === 'alerts') return;
  renderObserver.observe(element.ownerDocument, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  return { node, own: node.nodeValue };
}

function write(node: Node, words: string | null): void {
  node.nodeValue = words;
  // Discard the records of our own write: the observer is for React's.
  renderObserver.takeRecords();
}
