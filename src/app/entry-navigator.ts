// The navigator of the document, in a script of its own: the starter imports it when the page is shown, the app statically.
import { createPageNavigator } from './navigator/navigator.ts';

export { createHtmlRenderer } from './navigator/html-renderer.ts';
export { keepForms } from './navigator/keep-forms.ts';

export const pageNavigator = createPageNavigator(window);
