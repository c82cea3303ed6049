// Gives a stand-in page the site's name, phone number, colours and type, as they are now: from the page around it, or else from the home page.
const html =
  parent === window ? await (await fetch('/')).text() : parent.document.documentElement.outerHTML;
const styles = new CSSStyleSheet();
styles.replaceSync((html.match(/(:root|@font-face)\{[^}]*\}/g) ?? []).join(''));
document.adoptedStyleSheets = [styles];
// Without styles, which the site's content policy does not know in another document.
const page = new DOMParser().parseFromString(html.replace(/<style[^]*?<\/style>| style="[^"]*"/g, ''), 'text/html');
const phone = [...page.querySelectorAll('a[href^="tel:"]')].find((link) => /^[(+\d]/.test(link.textContent));
const name = page.querySelector('meta[property="og:site_name"]')?.content;
for (const place of name ? document.querySelectorAll('[data-name]') : []) place.textContent = name;
for (const link of phone ? document.querySelectorAll('[data-phone]') : []) {
  link.href = phone.href;
  link.textContent = phone.textContent;
}
