// In development, on the page with all section types: fits the frames, copies the lines, and follows saves.
import { ROOT_ID } from '../embedded.ts';

/** From this width on the window shows examples as on a desktop at first, below it as on a phone. */
const ROOMY = 768;

/** Makes every frame as wide as the chosen device, as high as its section, and so much smaller that it fits. */
function fitFrames(): void {
  const chosen = document.querySelector<HTMLInputElement>('input[name="width"]:checked');
  for (const frame of document.querySelectorAll('iframe')) fitOne(frame, Number(chosen?.value));
}

function fitOne(frame: HTMLIFrameElement, width: number): void {
  const stage = frame.parentElement;
  const content = frame.contentDocument?.getElementById(ROOT_ID);
  if (!stage) return;
  const scale = Math.min(1, stage.clientWidth / width);
  Object.assign(frame.style, {
    width: `${width}px`,
    marginInline: `${Math.max(0, (stage.clientWidth - width) / 2)}px`,
    transform: `scale(${scale})`,
  });
  const height = content?.scrollHeight ?? 0;
  if (height === 0) return;
  frame.style.height = `${height}px`;
  Object.assign(stage.style, { minHeight: '0', height: `${Math.ceil(height * scale) + 2}px` });
}

/** Follows the height of a section, which grows when somebody opens an answer. */
function follow(frame: HTMLIFrameElement): void {
  const content = frame.contentDocument?.getElementById(ROOT_ID);
  if (content) new ResizeObserver(fitFrames).observe(content);
  fitFrames();
}

async function copy(button: HTMLElement): Promise<void> {
  const lines = button.parentElement?.parentElement?.querySelector('pre')?.textContent ?? '';
  await navigator.clipboard.writeText(lines);
  button.textContent = 'Copied';
  setTimeout(() => {
    button.textContent = 'Copy';
  }, 1500);
}

function start(): void {
  const wanted = window.innerWidth < ROOMY ? '360' : '1280';
  for (const choice of document.querySelectorAll<HTMLInputElement>('input[name="width"]')) {
    choice.checked = choice.value === wanted;
    choice.addEventListener('change', fitFrames);
  }
  for (const frame of document.querySelectorAll('iframe')) {
    frame.addEventListener('load', () => follow(frame));
    if (frame.contentDocument?.readyState === 'complete') follow(frame);
  }
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    button.addEventListener('click', () => void copy(button));
  }
  window.addEventListener('resize', fitFrames);
  fitFrames();
  // The frames follow a save by themselves; the lines beside them come with the page.
  import.meta.hot?.on('curbside:changed', ({ problems }: { problems?: string }) => {
    if (!problems) location.reload();
  });
}

start();
