// In development, on the page with all section types: fits the frames, copies the lines, and follows saves.
import { ROOT_ID } from '../embedded.ts';

/** From this width on the window shows examples as on a desktop at first, below it as on a phone. */
const ROOMY = 768;

const choices = [...document.querySelectorAll<HTMLInputElement>('input[name="width"]')];
const frames = [...document.querySelectorAll('iframe')];

/** Makes every frame as wide as the chosen device, as high as its section, and so much smaller that it fits. */
function fitFrames(): void {
  const width = Number(choices.find(({ checked }) => checked)?.value);
  for (const { parentElement: stage, contentDocument, style } of frames) {
    if (!stage) continue;
    const scale = Math.min(1, stage.clientWidth / width);
    const height = contentDocument?.getElementById(ROOT_ID)?.scrollHeight ?? 0;
    Object.assign(style, { width: `${width}px`, transform: `scale(${scale})` });
    if (height === 0) continue;
    style.height = `${height}px`;
    stage.style.height = `${Math.ceil(height * scale) + 2}px`;
  }
}

/** Follows the height of a section, which grows when somebody opens an answer. */
function follow({ contentDocument }: HTMLIFrameElement): void {
  const content = contentDocument?.getElementById(ROOT_ID);
  if (content) new ResizeObserver(fitFrames).observe(content);
  fitFrames();
}

for (const choice of choices) {
  choice.checked = choice.value === (innerWidth < ROOMY ? '360' : '1280');
  choice.addEventListener('change', fitFrames);
}
for (const frame of frames) {
  frame.addEventListener('load', () => follow(frame));
  if (frame.contentDocument?.readyState === 'complete') follow(frame);
}
for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.nextElementSibling?.textContent ?? '');
    button.textContent = 'Copied';
  });
}
window.addEventListener('resize', fitFrames);
fitFrames();
// The frames follow a save by themselves; the lines beside them come with the page.
import.meta.hot?.on('curbside:changed', ({ diagnostics }: { diagnostics?: string }) => {
  if (!diagnostics) location.reload();
});
