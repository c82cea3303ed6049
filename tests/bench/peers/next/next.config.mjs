// A plain site of Next.js as static files, whose pages are in content.json.
export default { output: 'export', trailingSlash: true };
