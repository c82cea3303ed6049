// Takes flags that concern the whole project out of a command line, and passes them on as variables.

/** By flag, the variable and how the flag is written. */
const FLAGS = {
  '--site': ['CURBSIDE_SITE', 'Name the folder of the site: --site FOLDER'],
  '--host': ['CURBSIDE_HOST', 'Name the host: --host apache'],
};

/**
 * Returns the command line without `--site`, and for a build without `--host`, which the development server takes itself.
 * Sets this process's variables for those that are there.
 * @param {string[]} words
 * @returns {string[]}
 */
export function takeSite(words) {
  const isBuild = words[2] === 'vite' && words[3] === 'build';
  return isBuild ? take(take(words, '--site'), '--host') : take(words, '--site');
}

/**
 * @param {string[]} words
 * @param {keyof typeof FLAGS} flag
 */
function take(words, flag) {
  const at = words.findIndex((word) => word === flag || word.startsWith(`${flag}=`));
  if (at === -1) return words;
  const [first = '', next] = words.slice(at);
  const apart = first === flag;
  const value = apart ? next : first.slice(`${flag}=`.length);
  const [variable, usage] = FLAGS[flag];
  if (!value || value.startsWith('--')) {
    console.error(usage);
    process.exit(1);
  }
  process.env[variable] = value;
  return words.toSpliced(at, apart ? 2 : 1);
}
