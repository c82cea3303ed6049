// Shows typed words in the frame at once. React draws them there again when the server has checked and saved them.
import type { Pointer } from '../../../manifest/diagnostic.ts';
import type { YamlValue } from '../../../manifest/yaml/write.ts';
import { keyOf } from '../schema/pointers.ts';
import { currentlyFilled } from '../schema/use-forms.ts';
import { keptAt } from '../wire/kept-words.ts';
import { pageMap } from './map-spots.ts';

/** A text of the page that shows what was typed. */
interface TypedText {
  element: Element;
  /** Shows words; without any, React's own. */
  draw(words?: string): void;
}

const typed = new Map<string, TypedText>();

/** The element that shows the typed words of a place. */
export function typedElement(pointer: Pointer): Element | undefined {
  const { element } = typed.get(keyOf(pointer)) ?? {};
  return element?.isConnected ? element : undefined;
}

/** Shows a text in the frame, if an element of the page shows the text of this place and nothing else. */
export function showTyped(pointer: Pointer, value: YamlValue | undefined): void {
  const key = keyOf(pointer);
  if (!typedElement(pointer)) {
    typed.delete(key);
    const { element } = pageMap().all.find((mapped) => keyOf(mapped.pointer) === key) ?? {};
    // An icon may stand beside it.
    const node = [...(element?.childNodes ?? [])].find(
      ({ nodeType, nodeValue }) =>
        nodeType === Node.TEXT_NODE && nodeValue?.trim() === element?.textContent?.trim(),
    );
    if (!element || !node) return;
    typed.set(key, typedText(element, node));
  }
  typed.get(key)?.draw(currentlyFilled(String(value ?? '')));
}

/** Shows what the page itself has again: the words of a place were refused. */
export function hideTyped(key: string): void {
  typed.get(key)?.draw();
  typed.delete(key);
}

/** Leaves to the page what the server has by now: the page was drawn anew, with other elements where texts are keys. */
export function hideSaved(): void {
  for (const key of [...typed.keys()]) {
    const kept = keptAt(key);
    if (kept) showTyped(kept.pointer, kept.value);
    else hideTyped(key);
  }
}

function typedText(element: Element, node: Node): TypedText {
  let own = node.nodeValue;
  let typed: string | undefined;
  const show = () => {
    node.nodeValue = typed ?? own;
    drawn.takeRecords();
  };
  // React writes what an earlier save has brought.
  const drawn = new MutationObserver(() => {
    own = node.nodeValue;
    show();
  });
  drawn.observe(node, { characterData: true });
  return {
    element,
    draw(words) {
      typed = words;
      show();
      if (words === undefined) drawn.disconnect();
    },
  };
}
