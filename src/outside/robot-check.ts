// Cloudflare's check against robots above the form's button. Only forms with a site key load it, when somebody types.
import { TURNSTILE } from '../model/outside-services.ts';
import type { SiteFacts } from '../model/site.ts';
import { translator } from '../model/words/words.ts';

/** The functions of Cloudflare's script that the form calls. */
interface Turnstile {
  render(container: HTMLElement, options: Record<string, unknown>): string | undefined;
  getResponse(id: string): string | undefined;
  reset(id: string): void;
}

const SCRIPT = `${TURNSTILE}/turnstile/v0/api.js?render=explicit`;

/** The height of the widget, and the width below which it has its other shape, in pixels. */
const HEIGHT = '65px';
const MIN_FLEXIBLE_WIDTH_PX = 300;

let widget: { id: string; place: HTMLElement; api: Turnstile } | undefined;

/** Shows the check once in a form. A script that is blocked leaves a line with the ways to reach the office. */
export async function showCheck(
  form: HTMLFormElement,
  siteKey: string,
  facts: SiteFacts,
): Promise<void> {
  if (form.querySelector('[data-check]')) return;
  const [group, container, line] = createElements(facts);
  form.querySelector('[type="submit"]')?.before(group);
  const showBlocked = () => {
    container.style.minHeight = '';
    line.replaceChildren(...blockedMessage(facts));
    return true;
  };
  try {
    const api = await loadScript();
    const id = api.render(container, {
      sitekey: siteKey,
      theme: 'light',
      size: container.clientWidth < MIN_FLEXIBLE_WIDTH_PX ? 'compact' : 'flexible',
      'response-field': false,
      callback: () => line.replaceChildren(),
      'error-callback': showBlocked,
      'unsupported-callback': showBlocked,
    });
    if (id) widget = { id, place: container, api };
  } catch {
    showBlocked();
  }
}

/** The token of the check that the visitor has passed. */
export function checkToken(): string | undefined {
  return widget?.place.isConnected ? widget.api.getResponse(widget.id) : undefined;
}

/** Begins a new check where the form is still there: a token serves one request. */
export function renewCheck(): void {
  if (widget?.place.isConnected) widget.api.reset(widget.id);
}

function createElements({
  words,
}: SiteFacts): [group: HTMLElement, place: HTMLElement, line: HTMLElement] {
  const [group, container, line] = [element('div'), element('div'), element('p')];
  group.dataset.check = '';
  group.role = 'group';
  group.ariaLabel = translator(words)('Robot check');
  container.style.minHeight = HEIGHT;
  line.role = 'status';
  group.append(container, line);
  return [group, container, line];
}

const element = (name: string) => document.createElement(name);

function blockedMessage({
  company,
  phone_href,
  email_href,
  words,
}: SiteFacts): (string | HTMLElement)[] {
  const t = translator(words);
  const message = t('The robot check could not load. You can send the form without it, or call ');
  const phone = link(phone_href, company.phone);
  if (!email_href || !company.email) return [message, phone, '.'];
  return [message, phone, t(' or write to '), link(email_href, company.email), '.'];
}

function link(href: string, text: string): HTMLElement {
  const made = document.createElement('a');
  made.href = href;
  made.textContent = text;
  return made;
}

let loading: Promise<Turnstile> | undefined;

/** Loads Cloudflare's script. A failure is forgotten, so that the next form tries again. */
function loadScript(): Promise<Turnstile> {
  loading ??= new Promise<Turnstile>((resolve, reject) => {
    const tag = document.createElement('script');
    tag.src = SCRIPT;
    tag.onload = () => {
      const { turnstile } = window as { turnstile?: Turnstile };
      if (turnstile) resolve(turnstile);
      else tag.onerror?.('');
    };
    tag.onerror = () => {
      loading = undefined;
      reject(new Error('The check against robots did not load.'));
    };
    document.head.append(tag);
  });
  return loading;
}
