// One address in the manifest: the policy allows it, the page that needs it connects ahead, the privacy text names it.
import { describe, expect, it } from 'vitest';
import { loadAllSections, renderPage } from '../../src/app/entry-server.tsx';
import { headerRules, headersFor } from '../../src/hosts/rules.ts';
import type { Site } from '../../src/model/site.ts';
import { contentPolicy } from '../../src/node/hosts/content-policy.ts';
import { buildName, pageFiles } from '../../src/node/render/page-files.ts';
import {
  edited,
  manifestText,
  pageAt,
  sectionsOf,
  siteOf,
  verdictOn,
} from '../manifest/real-manifest.ts';
import { directives } from '../support/browser/policy.ts';

await loadAllSections();

/** The edit that gives the privacy text other words about services: the portal's line is replaced. */
const naming = (words: string) => ({
  find: ['billing_portal: The billing portal, shown in a frame on the Pay Bill page'],
  write: `billing_portal: The portal\n${words}`,
});

const standIns = siteOf(manifestText);
const real = siteOf(
  edited([
    {
      find: ['url: /stand-in/billing-portal.html'],
      write: 'url: https://pay.example.com/portal?customer=new',
    },
    { find: ['url: /stand-in/order-online.html'], write: 'url: https://order.example.com/' },
    {
      find: ['script_url: /stand-in/review-widget.js'],
      write: 'script_url: https://reviews.example.com:8443/widget.js',
    },
    {
      find: ['delivery: simulated'],
      write: 'delivery: endpoint\nendpoint: https://quotes.example.com/new',
    },
    naming('quote_requests: Who reads quote requests'),
  ]).text,
);

const sourcesOf = ({ outside }: Site) =>
  directives(
    contentPolicy({
      inline: [],
      services: outside,
      pictures: [],
      framesItself: false,
      mails: true,
    }),
  );

/** The points of the privacy policy's clause on other companies. */
const pointsOf = (site: Site) =>
  sectionsOf(pageAt(site, '/terms-privacy/'), 'legal')
    .flatMap(({ clauses }) => clauses)
    .find(({ heading }) => heading.startsWith('Services of other companies'))?.points;

/** The HTML of a page. */
function htmlOf(site: Site, path: string): string {
  const { facts, outside, analytics } = site;
  const scripts = { starter: '', navigator: '', entry: '/app.js', imports: [], sections: {} };
  const look = { head: '', style: '' };
  const shared = {
    facts,
    look,
    year: 2026,
    scripts,
    outside,
    analytics,
    build: buildName('', look, { facts, year: 2026 }),
  };
  const [html] = pageFiles(JSON.stringify(pageAt(site, path)), shared, renderPage);
  return html?.text ?? '';
}

/** The origins that the HTML of a page connects to ahead. */
function connectedAhead(site: Site, path: string): string[] {
  const links = htmlOf(site, path).matchAll(/<link rel="preconnect" href="([^"]*)">/g);
  return [...links].map(([, origin = '']) => origin);
}

describe('the addresses under integrations', () => {
  it('are what the policy allows, each for its use only', () => {
    const allowed = sourcesOf(real);
    expect(allowed.get('frame-src')).toEqual([
      'https://pay.example.com',
      'https://reviews.example.com:8443',
    ]);
    expect(allowed.get('script-src')).toEqual(["'self'", 'https://reviews.example.com:8443']);
    expect(allowed.get('connect-src')).toEqual([
      "'self'",
      'https://pay.example.com',
      'https://quotes.example.com',
      'https://reviews.example.com:8443',
    ]);
  });

  it('let nobody but the billing portal and the site itself take payments', () => {
    const { 'Permissions-Policy': permissions } = headersFor('/', headerRules(real, 'x'));
    expect(permissions).toContain(' payment=(self "https://pay.example.com")');
  });

  it('are named by the privacy text, each with its host', () => {
    expect(pointsOf(real)).toEqual([
      'The portal (pay.example.com)',
      'Who reads quote requests (quotes.example.com)',
      'The online ordering site, which opens in a new tab (order.example.com)',
      'The customer-review widget on the home page (reviews.example.com:8443)',
      'The maps service that opens when you follow our address (www.google.com)',
    ]);
  });

  it('are not made up by the privacy text while a stand-in of this site is in their place', () => {
    expect(pointsOf(standIns)?.slice(0, 2)).toEqual([
      'The billing portal, shown in a frame on the Pay Bill page',
      'The online ordering site, which opens in a new tab',
    ]);
  });

  it('are connected to ahead on the page that needs them at once, and nowhere else', () => {
    expect(connectedAhead(real, '/pay-bill/')).toEqual(['https://pay.example.com']);
    expect(connectedAhead(real, '/')).toEqual([]);
    expect(connectedAhead(standIns, '/pay-bill/')).toEqual([]);
  });

  describe('with a service that counts visits', () => {
    const counted = siteOf(
      edited([
        {
          find: ['integrations:', 'maps:'],
          write: `analytics:
  script_url: https://stats.example.com/s.js?a=1&b="2"
  origin: https://collect.example.com
  attributes:
    - name: data-domain
      value: a "site" & more
maps:`,
        },
        naming('analytics: Who counts visits'),
      ]).text,
    );

    it('run its script and let it report, and nothing more', () => {
      const [allowed, before] = [sourcesOf(counted), sourcesOf(standIns)];
      expect(allowed.get('script-src')).toEqual(["'self'", 'https://stats.example.com']);
      expect(allowed.get('connect-src')).toEqual([
        "'self'",
        'https://collect.example.com',
        'https://stats.example.com',
      ]);
      const others = [...allowed].filter(([name]) => !/^(script|connect)-src$/.test(name));
      expect(others).toEqual([...before].filter(([name]) => !/^(script|connect)-src$/.test(name)));
      expect(String([...before.values()])).not.toContain('stats');
    });

    it('are named by the privacy text, with both of its hosts', () => {
      expect(pointsOf(counted)?.[1]).toBe(
        'Who counts visits (stats.example.com, collect.example.com)',
      );
    });

    it('load the script on every page, deferred and with its attributes, and elsewhere none', () => {
      expect(htmlOf(counted, '/about/')).toContain(
        '<script defer src="https://stats.example.com/s.js?a=1&amp;b=&quot;2&quot;" data-domain="a &quot;site&quot; &amp; more"></script>\n</head>',
      );
      expect(htmlOf(standIns, '/about/')).not.toContain('<script defer');
    });
  });

  it('let Cloudflare’s counter run with the part of its snippet that is JSON, and send where it sends', () => {
    const { site, diagnostics } = verdictOn(
      edited([
        {
          find: ['integrations:', 'maps:'],
          write: `analytics:
  script_url: https://static.cloudflareinsights.com/beacon.min.js
  attributes:
    - name: data-cf-beacon
      value: '{"token": "1a2b"}'
maps:`,
        },
        naming('analytics: Who counts visits'),
      ]).text,
    );
    expect(diagnostics.filter(({ pointer }) => pointer.includes('analytics'))).toEqual([]);
    const counted = site as Site;
    expect(htmlOf(counted, '/about/')).toContain(
      ' data-cf-beacon="{&quot;token&quot;: &quot;1a2b&quot;}"',
    );
    expect(sourcesOf(counted).get('connect-src')).toContain('https://cloudflareinsights.com');
  });

  it('let Cloudflare’s check against robots in where the quote form has a site key, and nowhere else', () => {
    const checked = siteOf(
      edited([
        {
          find: ['delivery: simulated'],
          write: 'delivery: supabase\nturnstile: 0x4AAAAAAAexample',
        },
        {
          find: ['billing_portal: The billing portal, shown in a frame on the Pay Bill page'],
          write: 'quote_requests: Who keeps quote requests, and who checks them',
        },
      ]).text,
    );
    const [allowed, before] = [sourcesOf(checked), sourcesOf(standIns)];
    const cloudflare = 'https://challenges.cloudflare.com';
    expect([...allowed].filter(([, sources]) => sources.includes(cloudflare))).toEqual([
      ['frame-src', [cloudflare]],
      ['script-src', ["'self'", cloudflare]],
    ]);
    expect(String([...before.values()])).not.toContain('cloudflare');
    expect(pointsOf(checked)?.[0]).toBe(
      'Who keeps quote requests, and who checks them (challenges.cloudflare.com)',
    );
  });
});
