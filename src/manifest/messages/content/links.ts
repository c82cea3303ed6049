// Messages about links and redirects.
import { didYouMean, nearestChoices } from '../choices.ts';
import type { Messages } from '../message.ts';

interface DeadLink {
  link: string;
  /** The page to which the address is only led on. */
  ledTo?: string;
  /** The page that the link names, with its slash. */
  page?: string;
  /** Whether it is a word for a number or a place of the company. */
  isWord?: boolean;
  /** The page with the nearest address. */
  meant?: string;
  /** The only page that no link leads to. */
  unlinked?: string;
}

interface DeadAnchor {
  link: string;
  id: string;
  /** The page that lacks the place. */
  path?: string;
  /** Whether the link is shown on every page. */
  everywhere?: boolean;
  /** For such a link: the pages that have the place. */
  holders?: string[];
  meant?: string;
  /** The places that the page has. */
  ids?: string[];
}

interface RedirectChain {
  from: string;
  to: string;
  /** The end of the chain; a circle has no end. */
  end?: string;
}

export const links = {
  'dead-link': {
    title: 'A link to a page that does not exist',
    sentence: ({ link, ledTo, page, isWord }: DeadLink) =>
      isWord
        ? `The link "${link}" leads nowhere: the company has no such number, or no such place with a street and a maps service.`
        : ledTo
          ? `No page has the address "${link}": visitors who open it are only led on to ${ledTo}.`
          : `The link "${link}" leads nowhere: there is no page ${page} and no such file in public/.`,
    hint: ({ ledTo, meant, unlinked, isWord }: DeadLink) => {
      if (ledTo) return `Write ${ledTo}`;
      if (meant) return didYouMean(meant);
      if (isWord)
        return 'Add it to `phones:` or `locations:` under `company:`, or delete the link.';
      return unlinked
        ? `If the page is now at ${unlinked}, where no link leads, write that. If it is gone, delete the link.`
        : 'Write the address of a page, or delete the link.';
    },
  },
  'link-without-slash': {
    title: 'A link without the slash at its end',
    sentence: ({ link }: { link: string }) => `The link "${link}" lacks the slash at its end.`,
    hint: ({ whole }: { whole: string }) => `Write ${whole}`,
  },
  'dead-anchor': {
    title: 'A link to a place that the page does not have',
    sentence: ({ link, id, path, everywhere, holders = [] }: DeadAnchor) =>
      everywhere
        ? `The link "${link}" is shown on every page, but ${holders.length > 0 ? 'not every page has' : 'no page has'} a section with the id "${id}".`
        : `The link "${link}" leads to a place that does not exist: no section of ${path} has the id "${id}".`,
    hint: ({ link, id, everywhere, holders = [], meant, ids = [] }: DeadAnchor) => {
      if (everywhere) {
        return holders.length === 1
          ? `Write ${holders[0]}${link}`
          : 'Write the address of a page, then # and the id of one of its sections, or delete the link.';
      }
      if (meant) return didYouMean(meant);
      return ids.length > 0
        ? `${nearestChoices(id, ids)} Or delete the link.`
        : 'No section there has an id: give one to the section that is meant, or delete the link.';
    },
  },
  'own-address': {
    title: 'A link to this website by its full address',
    severity: 'warning',
    sentence: ({ link }: { link: string }) =>
      `The link "${link}" leads to this website by its full address, so it opens in a new tab.`,
    hint: () =>
      'Leave out everything up to the website’s name: then it opens like every other page.',
  },
  'redirect-hides-page': {
    title: 'A redirect from an address where a page or a file is',
    sentence: ({ path, madeByBuild }: { path: string; madeByBuild?: boolean }) =>
      madeByBuild
        ? `${path} is one of the website’s own files, so it cannot lead elsewhere.`
        : `Nobody would see what is at ${path}: its address would lead elsewhere.`,
    hint: ({ madeByBuild }: { madeByBuild?: boolean }) =>
      madeByBuild
        ? 'Name another address, or delete this entry.'
        : 'Name an address that has no page, or delete this entry.',
  },
  'redirect-chain': {
    title: 'A redirect to an address that leads further',
    sentence: ({ from, to, end }: RedirectChain) =>
      end
        ? `${to} itself leads on to ${end}: one step is enough.`
        : `${from} leads back to itself, so a browser would never arrive.`,
    hint: ({ end }: RedirectChain) =>
      end ? `Write ${end}` : 'Name the page that it is to lead to.',
  },
  'duplicate-redirect': {
    title: 'Two redirects from one address',
    sentence: ({ from }: { from: string }) =>
      `Two redirects begin at ${from}, and only one can count.`,
    hint: () => 'Delete one of the two.',
  },
} satisfies Messages;
