// Translates a page as Chrome does: text nodes give way to <font> elements, also those that come later.
import type { Page } from 'playwright-core';

/** Has the page translated from now on. The words stay, so that they can be compared; those of options change. */
export const translate = (page: Page): Promise<void> => page.evaluate(replaceTexts);

function replaceTexts(): void {
  const APART = 'script, style, noscript, svg, textarea, font, [translate="no"]';
  const replace = (text: Text) => {
    const parent = text.parentElement;
    if (!parent || parent.closest(APART) || text.data.trim() === '') return;
    if (parent.localName === 'option') {
      if (!text.data.endsWith('*')) text.data += '*';
      return;
    }
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const replaceIn = (node: Node) => {
    if (node instanceof Text) return replace(node);
    const texts: Text[] = [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(replace);
  };
  replaceIn(document.body);
  const watch = (changes: MutationRecord[]) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') replaceIn(target);
      for (const node of addedNodes) replaceIn(node);
    }
  };
  const observed = { childList: true, characterData: true, subtree: true };
  new MutationObserver(watch).observe(document.body, observed);
}

/** The words of a page's own content, without those of its lists of choices. */
export const wordsOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const copy = document.querySelector('main')?.cloneNode(true) as HTMLElement;
    for (const part of copy.querySelectorAll('option, script, style, noscript')) part.remove();
    return (copy.textContent ?? '').replace(/\s+/g, ' ');
  });

/** Uses the control of a page's content at an index as a visitor would: one use after the other, until it answers false. */
export const operate = (page: Page, index: number, use: number): Promise<boolean> =>
  page.evaluate(operateOne, { index, use });

function operateOne({ index, use }: { index: number; use: number }): boolean {
  const all = document.querySelectorAll<HTMLElement>(
    'main :is(select, input, textarea, button, summary):not([tabindex="-1"])',
  );
  const control = all[index];
  const put = (value: string) => {
    const prototype = Object.getPrototypeOf(control);
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
    for (const type of ['input', 'change']) {
      control?.dispatchEvent(new Event(type, { bubbles: true }));
    }
  };
  if (control instanceof HTMLSelectElement) {
    const option = control.options[use] ?? control.options[use - control.options.length];
    // At the end it is taken back, and chosen again.
    if (!option || use > control.options.length + 1) return false;
    put(option.value);
    return true;
  }
  const typed: Record<string, string[]> = {
    search: ['tire', 'xylophone', ''],
    email: ['ada@gmial.com', 'ada@example.com'],
    tel: ['716 555 0199'],
    date: ['2099-12-04'],
    text: ['An old barn'],
    textarea: ['An old barn'],
  };
  const values = typed[(control as HTMLInputElement | undefined)?.type ?? ''];
  if (!values) {
    if (use > 0) return false;
    control?.click();
    return control !== undefined;
  }
  if (values[use] === undefined) return false;
  put(values[use]);
  return true;
}
