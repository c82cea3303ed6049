// The facts that every page shows, with the links that follow from them.
import { closingPicture } from '../../../drawings/scenery/stretches.ts';
import type { Day } from '../../../model/calendar/day.ts';
import type { Address, Company, Manifest } from '../../../model/manifest.generated.ts';
import { INITIALS } from '../../../model/own-files.ts';
import { furtherPhones, phoneHref } from '../../../model/phones.ts';
import type { SiteFacts } from '../../../model/site.ts';
import { completeTheme } from '../../../model/theme.ts';
import type { Expansion } from '../expand/expand-pages.ts';
import { addressLine, sitePlaceholders } from '../expand/placeholders.ts';
import type { Localized } from '../languages.ts';
import { closureLines, hoursLines, openingHours } from '../office-hours.ts';
import { timeZone } from './holiday-notices.ts';
import { usedIcons } from './icons.ts';
import { linkTargets, resolveTargets } from './link-targets.ts';
import { socialLinks } from './social.ts';

/** The facts of a manifest without errors, on the day of the build. */
export function resolveFacts(
  manifest: Manifest,
  expansion: Expansion,
  { t, words, say }: Localized,
  today: Day,
): SiteFacts {
  const { shared, pages } = expansion;
  const { company, navigation, footer, integrations, services } = shared;
  const about = pages.find(({ seo }) => seo.service === 'about');
  // The Services menu has the services with a page.
  const links = services.flatMap(({ label, page }) => (page ? [{ label, to: page }] : []));
  const map_href = mapAddress(manifest, company.address);
  const theme = completeTheme(manifest.theme);
  const phones = furtherPhones(company);
  const opening = openingHours(manifest, timeZone(manifest), today, t);
  const lines = ({ hours = [], closures }: Pick<Company, 'hours' | 'closures'>) => [
    ...(hours.length > 0 ? hoursLines(hours, t) : []),
    ...closureLines(say(closures), today, t),
  ];
  const facts: SiteFacts = {
    ...manifest.site,
    locale: t('en-US').replace('-', '_'),
    ...(words && { words }),
    company,
    // The build measures the logo later.
    logo: { src: company.logo ?? INITIALS, width: 1, height: 1 },
    ...(theme.scenery !== 'none' && { scenery: closingPicture(company, theme) }),
    icons: usedIcons(manifest, expansion.schema.iconFields),
    ...(company.address && { address: addressLine(company.address) }),
    phone_href: phoneHref(company.phone),
    ...(company.email && { email_href: `mailto:${company.email}` }),
    ...(map_href && { map_href }),
    ...(phones.length > 0 && { phones }),
    ...(company.locations && {
      places: company.locations.map(({ id, label, address, ...place }) => ({
        ...{ id, label, address: addressLine(address) },
        map_href: mapAddress(manifest, address),
        hours: lines(place),
      })),
    }),
    ...(shared.quote_form.photos && { photos: shared.quote_form.photos.at_most }),
    ...(company.social && { social: socialLinks(company.social) }),
    hours: lines(company),
    ...(opening && { opening }),
    ...(about && { publisher: manifest.site.origin + about.path }),
    navigation: { ...navigation, services: { ...navigation.services, links } },
    footer: { ...footer, ...(integrations.vendor && { vendor: integrations.vendor }) },
  };
  return resolveTargets(facts, { expansion, targets: linkTargets(facts, manifest) }) as SiteFacts;
}

/**
 * The maps link; undefined without a street, because a town alone is no destination. Texts of placeholders are fully
 * encoded, so that a # or & cannot end the query; the rest of the address keeps its encoded characters.
 */
function mapAddress(manifest: Manifest, address?: Address): string | undefined {
  if (!address?.street) return undefined;
  const words: Record<string, string> = {
    ...sitePlaceholders(manifest),
    address: addressLine(address),
  };
  return manifest.integrations?.maps?.url.replace(
    /\{([^{}]*)\}|[^{}]+/g,
    (part, name: string | undefined) =>
      name === undefined
        ? encodeURI(part).replace(/%25(?=[\dA-F]{2})/gi, '%')
        : encodeURIComponent(Object.hasOwn(words, name) ? (words[name] as string) : part),
  );
}
