// All rules, one file each with its messages and examples, in the order in which they run.
import type { RuleMessages } from '../messages/message.ts';
import * as absentFacts from './facts/absent-facts.ts';
import * as containerVolumes from './facts/container-volumes.ts';
import * as otherFacts from './facts/other-facts.ts';
import * as outdatedTexts from './facts/outdated-texts.ts';
import * as placeholderFacts from './facts/placeholder-facts.ts';
import * as alerts from './hours/alerts.ts';
import * as holidayDates from './hours/holiday-dates.ts';
import * as officeHours from './hours/office-hours.ts';
import * as routes from './hours/routes.ts';
import * as timeZone from './hours/time-zone.ts';
import * as deadLinks from './links/dead-links.ts';
import * as embeds from './links/embeds.ts';
import * as hostLimits from './links/host-limits.ts';
import * as mapLink from './links/map-link.ts';
import * as quoteLinks from './links/quote-links.ts';
import * as redirects from './links/redirects.ts';
import * as visitCounter from './links/visit-counter.ts';
import * as webAddresses from './links/web-addresses.ts';
import * as pictures from './look/pictures.ts';
import * as themeColors from './look/theme-colors.ts';
import * as duplicates from './pages/duplicates.ts';
import * as pageShape from './pages/page-shape.ts';
import * as references from './pages/references.ts';
import * as sharedLists from './pages/shared-lists.ts';
import * as extraFields from './quotes/extra-fields.ts';
import * as mailSender from './quotes/mail-sender.ts';
import * as quoteDelivery from './quotes/quote-delivery.ts';
import * as serviceNames from './quotes/service-names.ts';
import * as sizeIds from './quotes/size-ids.ts';
import type { Rule } from './rule.ts';
import * as lostAddresses from './since/lost-addresses.ts';
import * as languages from './texts/languages.ts';
import * as straySigns from './texts/stray-signs.ts';
import * as unusedTranslations from './texts/unused-translations.ts';
import * as badgeAndCount from './towns/badge-and-count.ts';
import * as copiedTowns from './towns/copied-towns.ts';
import * as counties from './towns/counties.ts';

/** `references` comes first: it completes the pages that the other rules look at. */
const RULES = [
  references,
  absentFacts,
  alerts,
  badgeAndCount,
  containerVolumes,
  copiedTowns,
  counties,
  deadLinks,
  embeds,
  duplicates,
  extraFields,
  holidayDates,
  hostLimits,
  languages,
  lostAddresses,
  mailSender,
  mapLink,
  officeHours,
  otherFacts,
  outdatedTexts,
  pageShape,
  pictures,
  placeholderFacts,
  quoteDelivery,
  quoteLinks,
  redirects,
  routes,
  serviceNames,
  sharedLists,
  sizeIds,
  straySigns,
  themeColors,
  timeZone,
  unusedTranslations,
  visitCounter,
  webAddresses,
];

export type ListedRule = (typeof RULES)[number];

/** `references` and `absentFacts` have no `messages`: theirs are in `messages/references.ts`. */
export const allRules: readonly { messages?: RuleMessages; check: Rule }[] = RULES;
