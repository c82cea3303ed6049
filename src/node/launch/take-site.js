// Takes `--site FOLDER` out of a command line and hands it on as CURBSIDE_SITE, which each part of a command understands.

/**
 * Runs a command, and says in one line when the folder that it is for has no site in it.
 * @param {() => Promise<void>} command
 */
export async function orNoSite(command) {
  try {
    await command();
  } catch (error) {
    if (error.name !== 'NoSite') throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/**
 * The words of a command line without the flag. Sets the variable of this process where the flag is there.
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
