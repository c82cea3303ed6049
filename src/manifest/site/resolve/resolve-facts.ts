// The facts that every page shows, with the links that follow from them.
import type { Manifest, NavLink } from '../../../model/manifest.generated.ts';
import { INITIALS } from '../../../model/own-files.ts';
import type { SiteFacts } from '../../../model/site.ts';
import { completeTheme } from '../../../model/theme.ts';
import { closingStretch } from '../../scenery/stretches.ts';
import type { Expansion } from '../expand/expand-pages.ts';
import { addressLine, siteWords } from '../expand/words.ts';
import { hoursLines } from '../office-hours.ts';
import { usedIcons } from './icons.ts';
import { linkTargets, resolveTargets } from './link-targets.ts';

/** The facts of a manifest without errors. */
export function resolveFacts(manifest: Manifest, { shared, pages }: Expansion): SiteFacts {
  const { company, navigation, footer, integrations, services } = shared;
  const about = pages.find(({ seo }) => seo.service === 'about');
  const map_href = mapAddress(manifest);
  const hasScenery = completeTheme(manifest.theme).scenery !== 'none';
  const facts: SiteFacts = {
    ...manifest.site,
    company,
    // The build measures it.
    logo: { src: company.logo ?? INITIALS, width: 1, height: 1 },
    ...(hasScenery && { scenery: closingStretch(company) }),
    icons: usedIcons(manifest),
    ...(company.address && { address: addressLine(company.address) }),
    phone_href: `tel:+1${company.phone.replace(/\D/g, '')}`,
    ...(company.email && { email_href: `mailto:${company.email}` }),
    ...(map_href && { map_href }),
    hours: company.hours ? hoursLines(company.hours) : [],
    ...(about && { publisher: manifest.site.origin + about.path }),
    navigation: { ...navigation, services: { ...navigation.services, links: menu(services) } },
    footer: { ...footer, ...(integrations.vendor && { vendor: integrations.vendor }) },
  };
  return resolveTargets(facts, linkTargets(facts, integrations)) as SiteFacts;
}

/** The links of the Services menu, for services with a page. */
function menu(services: Manifest['services']): NavLink[] {
  return services.flatMap(({ label, page }) => (page ? [{ label, to: page }] : []));
}

/**
 * The maps link; undefined without a street, because a town alone is no destination. The placeholder's text is encoded
 * as a whole, so that a # or & cannot end the query; encoded characters stay.
 */
function mapAddress(manifest: Manifest): string | undefined {
  const words = siteWords(manifest);
  if (!words.address) return undefined;
  return manifest.integrations?.maps?.url.replace(
    /\{([^{}]*)\}|[^{}]+/g,
    (part, name: string | undefined) =>
      name === undefined
        ? encodeURI(part).replace(/%25(?=[\dA-F]{2})/gi, '%')
        : encodeURIComponent(Object.hasOwn(words, name) ? (words[name] as string) : part),
  );
}
