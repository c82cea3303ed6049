// Stand-in for the review widget of a third party: fills every element marked data-review-widget.
for (const host of document.querySelectorAll('[data-review-widget]')) {
  const box = document.createElement('div');
  box.setAttribute('data-stand-in', '');
  Object.assign(box.style, { padding: '1rem 1.25rem', border: '2px dashed #b24d00', borderRadius: '1rem', background: '#fff' });
  const label = document.createElement('strong');
  label.textContent = 'Stand-in: the review widget goes here. ';
  const rating = document.createElement('span');
  rating.textContent = `It would show ${host.dataset.count} reviews with ${host.dataset.rating} stars on average.`;
  box.append(label, rating);
  host.replaceChildren(box);
}
