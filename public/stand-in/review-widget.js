// What stands in the place of the review widget until there is one, with the phone number of the page.
for (const host of document.querySelectorAll('[data-review-widget]')) {
  const phone = [...document.querySelectorAll('a[href^="tel:"]')].find((link) => /^[(+\d]/.test(link.textContent));
  const note = document.createElement('p');
  note.setAttribute('data-stand-in', '');
  note.style.cssText = 'color:var(--muted)';
  note.append('Did we haul for you? Tell us how it went. Call ');
  const call = document.createElement('a');
  call.href = phone?.href ?? '/contact/';
  call.textContent = phone?.textContent ?? 'our office';
  note.append(call, '.');
  host.replaceChildren(note);
}
