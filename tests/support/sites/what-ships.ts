// Finds secrets and paths in files for visitors, and faults in the list of licences.

/** How keys look that open something. The public key of a database would be a JWT with the role `anon`. */
const SECRETS =
  /-----BEGIN [A-Z ]*PRIVATE KEY|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_\w{36}|\bsk_(live|test)_\w{10}|\bxox[baprs]-\w{10}|\beyJ[\w-]{20,}\.eyJ[\w-]{20,}|postgres(ql)?:\/\/\w+:|\bsb_secret_\w{10}|service_role/;

/** Whether a text holds a key or a password. */
export const holdsSecret = (text: string): boolean => SECRETS.test(text);

/** Packages without which there would be no site. */
const CERTAIN = ['react', 'react-dom', 'react-toastify', 'styled-components', 'zustand'];

/** Licences that allow what is done here, if only the work is named. */
const FREE = /^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1|Unlicense|\(?MIT OR .*)$/;

/** The faults of a list of licences. */
export function licenceFaults(list: string): string[] {
  const [, ...entries] = list.split(/\n-{72}\n/);
  const heads = entries.map((entry) => /^\s*(\S+) [\d.]+\S* \(([^)]+)\)/.exec(entry));
  const names = heads.map((found) => found?.[1]);
  const texts = entries.filter((entry) => entry.length > 300);
  return [
    ...heads.flatMap((found, index) => (found ? [] : [`entry ${index + 1} has no licence`])),
    ...heads.flatMap((found) =>
      found && !FREE.test(found[2] ?? '') ? [`${found[1]} is under ${found[2]}`] : [],
    ),
    ...CERTAIN.filter((name) => !names.includes(name)).map((name) => `${name} is missing`),
    // A package without a licence text of its own is named with its licence all the same.
    ...(texts.length > entries.length * 0.7 ? [] : ['most licences come without their text']),
  ];
}
