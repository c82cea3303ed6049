// A plain site of Astro, whose pages are in content.json.
export default { trailingSlash: 'always', devToolbar: { enabled: false } };
