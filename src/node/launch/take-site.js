// Takes flags that concern the whole project out of a command line, and passes them on as variables.

/** How each flag is written. */
const USAGE = {
  site: 'Name the folder of the site: --site FOLDER',
  host: 'Name the host: --host apache',
};

/**
 * Returns the command line without `--site`, and for a build without `--host`, which the development server takes itself.
 * Sets CURBSIDE_SITE and CURBSIDE_HOST for those that are there.
 * @param {string[]} words
 * @returns {string[]}
 */
export function extractProjectFlags([...args]) {
  const isBuild = args[2] === 'build';
  for (const flag of isBuild ? ['site', 'host'] : ['site']) {
    const index = args.findIndex((word) => word.split('=')[0] === `--${flag}`);
    if (index === -1) continue;
    const [word, next] = args.splice(index, args[index].includes('=') ? 1 : 2);
    const value = next ?? word.slice(`--${flag}=`.length);
    if (!value || value.startsWith('--')) {
      console.error(USAGE[flag]);
      process.exit(1);
    }
    process.env[`CURBSIDE_${flag.toUpperCase()}`] = value;
  }
  return args;
}
