// Finds e-mail addresses at a misspelt domain of a large mail provider.

/**
 * Each provider's domain, and whole domains that are mistaken for it: a distance would suggest wrong ones for right ones.
 * None is the beginning of a right one, which would be asked about while it is typed.
 */
const DOMAIN_TYPOS = {
  'gmail.com':
    'gmial.com gmai.com gmal.com gmil.com gamil.com gnail.com gmaill.com gmail.con gmail.cm gmail.om',
  'yahoo.com': 'yaho.com yahooo.com yhoo.com yahho.com yahoo.con yahoo.cm yahoo.om',
  'hotmail.com': 'hotmial.com hotmai.com hotmal.com hotmil.com hotmail.con hotmail.cm',
  'outlook.com': 'outlok.com outloo.com outllook.com outlook.con',
  'icloud.com': 'iclould.com icoud.com iclod.com icloud.con',
  'aol.com': 'aol.con',
};

/** The address that was probably meant; undefined for one that may be right. */
export function suggestEmail(address: string): string | undefined {
  const [name, domain = ''] = address.trim().toLowerCase().split('@');
  const match = Object.entries(DOMAIN_TYPOS).find(([, typos]) => typos.split(' ').includes(domain));
  return match && name && `${address.trim().slice(0, name.length)}@${match[0]}`;
}
