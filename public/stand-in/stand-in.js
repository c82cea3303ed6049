// Gives a stand-in page the site's phone number, colours and type, as they are now: from the page around it, or else from the home page.
const html =
  parent === window ? await (await fetch('/')).text() : parent.document.documentElement.outerHTML;
const styles = new CSSStyleSheet();
styles.replaceSync((html.match(/(:root|@font-face)\{[^}]*\}/g) ?? []).join(''));
document.adoptedStyleSheets = [styles];
const page = new DOMParser().parseFromString(html, 'text/html');
const phone = [...page.querySelectorAll('a[href^="tel:"]')].find((link) => /^[(+\d]/.test(link.textContent));
for (const link of phone ? document.querySelectorAll('[data-phone]') : []) {
  link.href = phone.href;
  link.textContent = phone.textContent;
}
