// Takes `--site FOLDER` out of a command line and passes it on as CURBSIDE_SITE.

/**
 * Returns the command line without the flag, and sets this process's variable if the flag is there.
 * @param {string[]} words
 * @returns {string[]}
 */
export function takeSite(words) {
  const at = words.findIndex((word) => word === '--site' || word.startsWith('--site='));
  if (at === -1) return words;
  const [flag = '', next] = words.slice(at);
  const apart = flag === '--site';
  const folder = apart ? next : flag.slice('--site='.length);
  if (!folder || folder.startsWith('--')) {
    console.error('Name the folder of the site: --site FOLDER');
    process.exit(1);
  }
  process.env.CURBSIDE_SITE = folder;
  return words.toSpliced(at, apart ? 2 : 1);
}
