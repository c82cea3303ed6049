// Every host that the manifest names can do what the manifest needs of it.
import { HOSTS } from '../../../hosts/hosts.ts';
import type { HostName } from '../../../model/manifest.generated.ts';
import { redirectTable } from '../../../model/redirects.ts';
import type { Pointer } from '../../diagnostic.ts';
import { defineMessages } from '../../messages/message.ts';
import { formatNames } from '../../messages/phrases.ts';
import type { Rule } from '../rule.ts';

interface HostLimit {
  hosts: HostName[];
  /** The old address that they cannot redirect: one with a query, or that of a folder. */
  from?: string;
  /** The number of redirect lines, and the most that the host reads. */
  lines?: number;
  most?: number;
  isFolders?: boolean;
}

export const { messages, createFinding } = defineMessages({
  'host-limit': {
    title: 'Something that a host of the website cannot do',
    severity: 'warning',
    sentence: ({ hosts, from, lines, isFolders, most }: HostLimit) => {
      const names = formatNames(hosts.map((name) => HOSTS[name].title));
      if (from)
        return `${from} cannot be led on by ${names}: ${from.includes('?') ? 'what stands behind the question mark does not count' : 'each address below it needs an entry of its own'} there.`;
      if (lines)
        return `The redirects of ${isFolders ? 'folders' : 'whole addresses, with and without their last slash,'} take ${lines} lines, and ${most} are read by ${names}.`;
      return `No headers of the website’s own are sent by ${names}: other websites can show the pages in a frame, and browsers ask again for files that never change.`;
    },
    hint: ({ from, lines }: HostLimit) => {
      if (from?.includes('?'))
        return 'Delete the entry, or choose a host that can, such as Netlify: until then visitors see what is there without the question mark.';
      if (from) return 'Write an entry for each address below it that is still asked for.';
      return lines
        ? 'Delete those that nobody asks for any more; /blog/* takes the place of all below /blog/.'
        : 'Acknowledge it where that will do, or choose a host that sends them, such as Netlify or Cloudflare Pages.';
    },
    bad: [
      'site.hosts: [plain, github-pages]',
      'site.hosts: [cloudflare, firebase]\nredirects.+: { from: "/?p=12", to: /about/ }',
      'site.hosts: [github-pages]\nredirects.+: { from: /blog/*, to: /about/ }',
      `site.hosts: [cloudflare]\nredirects: [${Array.from({ length: 101 }, (_, index) => `{ from: /blog/${index}/*, to: /about/ }`).join(', ')}]`,
    ],
    good: [
      'site.hosts: [apache, netlify]\nredirects.+: { from: "/?p=12", to: /about/ }',
      'site.hosts: [cloudflare]\nredirects.+: { from: /blog/*, to: /about/ }',
    ],
  },
});

export const check: Rule = ({ manifest: { site, redirects = [] } }) => {
  const { hosts = [] } = site;
  const limitFindings = (place: Pointer, facts: HostLimit, at: 'key' | 'value' = 'key') =>
    facts.hosts.length > 0 ? [createFinding('host-limit', place, facts, { at })] : [];
  const paths = [...redirectTable(redirects).keys()].filter((path) => !path.includes('?'));
  const folders = paths.filter((path) => path.endsWith('*')).length;
  const hostsWithoutHeaders = hosts.filter((name) => HOSTS[name].withoutHeaders);
  return [
    ...limitFindings(['site', 'hosts'], { hosts: hostsWithoutHeaders }),
    ...redirects.flatMap(({ from }, index) => {
      const limited = hosts.filter((name) => !supportsRedirect(name, from));
      return limitFindings(['redirects', index, 'from'], { hosts: limited, from }, 'value');
    }),
    ...[paths.length - folders, folders].flatMap((lines, kind) =>
      hosts.flatMap((name) => {
        const { [kind]: most = Infinity } = HOSTS[name].maxRedirects ?? [];
        const limited = lines > most ? [name] : [];
        return limitFindings(['redirects'], { hosts: limited, lines, most, isFolders: kind === 1 });
      }),
    ),
  ];
};

function supportsRedirect(name: HostName, from: string): boolean {
  const { redirects } = HOSTS[name];
  return from.includes('?') ? redirects === 'all' : !from.endsWith('*') || redirects !== 'pages';
}
