// Walks through a page with the Tab key, and says what a visitor without a mouse would miss.
import type { Page } from 'playwright-core';

/** Keeps the walk's findings in the page between two presses. */
interface WalkWindow extends Window {
  walk: { stops: Element[]; seen: Set<Element>; last?: Element };
}

/**
 * Presses Tab from the top of the page to its end.
 * @returns one line per fault: an element that is not reached, comes out of order, shows no focus or is under a bar
 */
export async function walkFaults(page: Page): Promise<string[]> {
  await page.evaluate(beginWalk);
  const faults: string[] = [];
  const count = await page.evaluate(() => (window as unknown as WalkWindow).walk.stops.length);
  // A frame may hold stops of its own; a trap would go on for ever.
  for (let press = 0; press < 2 * count + 20; press++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(lookAtFocus);
    if (stop === 'end') return [...faults, ...(await page.evaluate(missed))];
    faults.push(...stop);
  }
  return [...faults, 'the walk never comes to an end'];
}

/** Runs in the page: lists everything that can be pressed or filled in, in document order. */
function beginWalk(): void {
  const all = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]',
  );
  const stops = [...all].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      !followsInGroup(element) &&
      !element.closest('[inert], [aria-hidden="true"]') &&
      element.checkVisibility({ visibilityProperty: false }),
  );
  (document.activeElement as HTMLElement | null)?.blur();
  window.scrollTo(0, 0);
  (window as unknown as WalkWindow).walk = { stops, seen: new Set() };

  /** Whether a radio button is not the first of its group: Tab stops at one, and arrows lead on. */
  function followsInGroup(element: HTMLElement): boolean {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return false;
    const group = element.form?.elements.namedItem(element.name);
    return group instanceof RadioNodeList && group[0] !== element;
  }
}

/** Runs in the page after each press. */
function lookAtFocus(): string[] | 'end' {
  const { walk } = window as unknown as WalkWindow;
  const element = document.activeElement;
  if (!element || element === document.body || element === walk.stops[0]) {
    if (walk.seen.size > 0) return 'end';
  }
  if (!element || (walk.seen.has(element) && element.tagName === 'IFRAME')) return [];
  if (walk.seen.has(element)) return [`${nameOf(element)} is reached twice`];
  walk.seen.add(element);
  const faults = [];
  // By its place, because a frame may have come after the walk began.
  const after = walk.last?.compareDocumentPosition(element) ?? 0;
  if (after & Node.DOCUMENT_POSITION_PRECEDING)
    faults.push(`${nameOf(element)} comes out of order`);
  walk.last = element;
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  if (element.tagName !== 'IFRAME' && (outlineStyle === 'none' || parseFloat(outlineWidth) < 2)) {
    faults.push(`${nameOf(element)} shows no focus`);
  }
  const cover = coverOf(element);
  if (cover) faults.push(`${nameOf(element)} stands under ${cover}`);
  return faults;

  function nameOf({ tagName, textContent, id, outerHTML }: Element): string {
    const text = textContent?.trim().slice(0, 40) || id || outerHTML.slice(0, 60);
    return `<${tagName.toLowerCase()}> “${text}”`;
  }

  /** The element that covers this one, or a part of it; undefined when it is in full view. */
  function coverOf(focused: Element): string | undefined {
    const { top, bottom, left, right } = focused.getBoundingClientRect();
    const [from, to] = focused.closest('header, [data-action-bar], [href="#_main"]')
      ? [0, innerHeight]
      : roomBetweenBars();
    const seen = Math.min(bottom, to) - Math.max(top, from);
    // Of a tall thing, or one with a caret of its own, browsers show the part that is typed into.
    const partly = focused.matches('textarea, iframe') || bottom - top > to - from;
    if (seen < (partly ? 24 : bottom - top - 1))
      return top < from ? 'the header' : 'the lower edge';
    if (focused.getClientRects().length > 1) return undefined;
    const middle = (Math.max(top, from) + Math.min(bottom, to)) / 2;
    const hit = document.elementFromPoint((left + right) / 2, middle);
    if (hit && (focused.contains(hit) || hit.contains(focused))) return undefined;
    return hit ? nameOf(hit) : 'the edge of the window';
  }

  function roomBetweenBars(): [from: number, to: number] {
    const bar = document.querySelector('[data-action-bar]');
    const shows = bar && getComputedStyle(bar).visibility !== 'hidden' && bar.clientHeight > 0;
    return [
      document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
      shows ? bar.getBoundingClientRect().top : innerHeight,
    ];
  }
}

/** Runs in the page at the end. */
function missed(): string[] {
  const { walk } = window as unknown as WalkWindow;
  return walk.stops
    .filter((stop) => !walk.seen.has(stop))
    .map((stop) => `${stop.outerHTML.slice(0, 80)} is never reached`);
}
