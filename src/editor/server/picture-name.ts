// The names of new pictures: plain ones, on any computer and in any address.

const LONGEST_NAME = 60;
/** Windows keeps these names for devices. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** A name of plain letters, digits and hyphens, without its ending. */
export function safeName(name: string): string {
  const words = name
    .replace(/^.*[\\/]/, '')
    .replace(/\.\w+$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_NAME)
    .replace(/^-+|-+$/g, '');
  return words === '' || DEVICES.test(words) ? `photo${words && `-${words}`}` : words;
}

/** The file's name for a picture that is called so, which no other picture has. */
export async function freeName(
  name: string,
  ending: string,
  isTaken: (file: string) => Promise<boolean>,
): Promise<string> {
  for (let count = 1; ; count++) {
    const file = `${safeName(name)}${count === 1 ? '' : `-${count}`}.${ending}`;
    if (!(await isTaken(file))) return file;
  }
}
