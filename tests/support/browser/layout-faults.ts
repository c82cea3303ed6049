// Finds faults of a page's layout for people who enlarge, space out or tap.

/** Runs in the page: one line for each text that is cut off or leaves the window. */
export function cutOff(): string[] {
  const faults: string[] = [];
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width) faults.push('the page scrolls sideways');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || !isShown(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width === 0) continue;
    if (text.left < -1 || text.right > width + 1) faults.push(`“${words(node)}” leaves the window`);
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const frame = box.getBoundingClientRect();
      const across =
        overflowX !== 'visible' && (text.left < frame.left - 1 || text.right > frame.right + 1);
      const down =
        overflowY !== 'visible' && (text.top < frame.top - 1 || text.bottom > frame.bottom + 1);
      if ((across || down) && !/auto|scroll/.test(overflowX + overflowY))
        faults.push(`“${words(node)}” is cut off`);
      if (
        box.matches('a, button, summary') &&
        getComputedStyle(box).display !== 'inline' &&
        (text.left < frame.left - 1 ||
          text.right > frame.right + 1 ||
          text.top < frame.top - 1 ||
          text.bottom > frame.bottom + 1)
      ) {
        faults.push(`“${words(node)}” leaves its button`);
      }
    }
  }
  return faults;

  function words({ textContent }: Node): string {
    return (textContent ?? '').trim().slice(0, 50);
  }

  /** Texts for screen readers have a box of one pixel; skip links and closed menus are not shown yet. */
  function isShown(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    if (element.closest('a[href="#_main"], [aria-hidden="true"]')) return false;
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { position, width: across } = getComputedStyle(box);
      if (position === 'absolute' && Number.parseFloat(across) <= 1) return false;
    }
    return true;
  }
}

/** A name as long as some web addresses are. */
export const LONG_WORD = 'Donaudampfschifffahrtsgesellschaft'.repeat(3).slice(0, 90);

/** A sentence as some programs for texts hand it over: all of its blanks are no-break spaces. */
export const JOINED_SENTENCE =
  'Pickup moves back one day in a week with a holiday, and we are glad to help.'.replaceAll(
    ' ',
    '\u00a0',
  );

/**
 * Runs in the page: puts a text in the place of every text of its sections, also of those that a press opens. What never
 * breaks, such as a phone number, is short.
 */
export function replaceTexts(text: string): void {
  for (const closed of document.querySelectorAll<HTMLDetailsElement>('main details')) {
    closed.removeAttribute('name');
    closed.open = true;
  }
  const main = document.querySelector('main') as HTMLElement;
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.textContent?.trim() || !parent || parent.closest('svg, script, style')) continue;
    const isWhole = parent.matches('a, span') && getComputedStyle(parent).whiteSpace === 'nowrap';
    if (!isWhole) node.textContent = text;
  }
}

/** Runs in the page: one line for each thing that is smaller than a finger needs; links inside a sentence are exempt. */
export function tooSmall(): string[] {
  const faults: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary',
  )) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.tabIndex < 0) continue;
    if (element.matches('[href="#_main"]') || element.closest('[aria-hidden="true"]')) continue;
    const { display } = getComputedStyle(element);
    const sentence = element.parentElement?.textContent?.trim() !== element.textContent?.trim();
    if (display === 'inline' && element.closest('p, li, td, dd, label') && sentence) continue;
    const label = element.closest('label');
    const { width, height } = (label ?? element).getBoundingClientRect();
    const least = isPrimary(element) ? 44 : 24;
    if (Math.min(width, height) < least - 0.1) {
      const name = element.textContent?.trim() || element.getAttribute('name');
      faults.push(`${name} is ${Math.round(width)} × ${Math.round(height)} px, not ${least}`);
    }
  }
  return faults;

  /** Buttons, everything in the bars and menus, and everything that opens something. */
  function isPrimary(element: Element): boolean {
    const { backgroundColor, borderTopWidth, borderTopStyle } = getComputedStyle(element);
    const framed = borderTopStyle !== 'none' && borderTopWidth !== '0px';
    const filled = backgroundColor !== 'rgba(0, 0, 0, 0)';
    return (
      element.matches('summary, [type=submit]') ||
      element.closest('header, dialog, nav') !== null ||
      (element.matches('a, button') && (framed || filled))
    );
  }
}

/** Runs in the page: the spacing that WCAG 1.4.12 lets visitors set. */
export function spaceOut(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }`);
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page: the text at twice its size, as visitors set it in their browser (WCAG 1.4.4). */
export function enlargeText(): void {
  document.documentElement.style.fontSize = '200%';
}

/** A phone with as little height as any that is still in use. */
export const SMALL_PHONE = { width: 360, height: 640 };

/**
 * Runs in the page: what of the heading, the sentence and the first button is not above the bar at the foot of the first
 * screen. Three lines of heading and five of the sentence have room; more are the words' fault, not the layout's.
 */
export function belowFirstScreen(): string[] {
  window.scrollTo({ top: 0, behavior: 'instant' });
  const foot = innerHeight - (document.querySelector('[data-action-bar]')?.clientHeight ?? 0);
  const top = document.querySelector('main > section');
  const heading = top?.querySelector('h1');
  const intro = heading?.nextElementSibling?.matches('p') ? heading.nextElementSibling : undefined;
  const button = [...(top?.querySelectorAll('a') ?? [])].find(
    (link) => getComputedStyle(link).borderTopStyle === 'solid',
  );
  const excess = (element: Element | null | undefined, lines: number) => {
    if (!element) return 0;
    const most = lines * Number.parseFloat(getComputedStyle(element).lineHeight);
    return Math.max(0, element.clientHeight - most);
  };
  const spare = excess(heading, 3) + excess(intro, 5);
  return [heading, intro, button].flatMap((element) => {
    const bottom = element?.getBoundingClientRect().bottom ?? 0;
    return bottom - spare <= foot
      ? []
      : [`“${element?.textContent}” ends ${bottom - foot} px too low`];
  });
}
