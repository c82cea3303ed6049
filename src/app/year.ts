// The year of the copyright line: a page that was built last year shows this year's, before and after hydration.

/** The year to show on a page that was built in `built`. */
export function yearNow(built: number): number {
  return Math.max(built, new Date().getFullYear());
}

/** Renews the year in prerendered HTML, as the app would render it. */
export function showYear(document: Document): void {
  const line = document.querySelector<HTMLElement>('[data-year]');
  const built = line?.dataset.year;
  if (!line?.textContent || !built) return;
  const year = String(yearNow(Number(built)));
  line.textContent = line.textContent.replaceAll(built, year);
  line.dataset.year = year;
}
