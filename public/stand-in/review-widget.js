// What stands in the place of the review widget until there is one, with the phone number of the page.
const phone = [...document.querySelectorAll('a[href^="tel:"]')].find((link) => /^[(+\d]/.test(link.textContent));
for (const host of document.querySelectorAll('[data-review-widget]')) {
  const note = document.createElement('p');
  note.setAttribute('data-stand-in', '');
  note.style.cssText = 'color:var(--muted)';
  note.append('Reviews in our customers’ own words show here soon. Been served by us? Tell us how we did: call ');
  const call = document.createElement('a');
  call.href = phone?.href ?? '/contact/';
  call.textContent = phone?.textContent ?? 'our office';
  note.append(call, '.');
  host.replaceChildren(note);
}
