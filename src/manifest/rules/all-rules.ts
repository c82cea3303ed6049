// The list of all rules, in the order in which they are asked.

import { absentFacts } from './facts/absent-facts.ts';
import { acceptedItems } from './facts/accepted-items.ts';
import {
  badgeAboveCount,
  containerVolume,
  labelVolume,
  popularDisagrees,
  twoPromises,
} from './facts/contradictions.ts';
import { englishOnly } from './facts/english-only.ts';
import { otherFacts } from './facts/other-facts.ts';
import { otherPhones } from './facts/other-phones.ts';
import { placeholderFacts } from './facts/placeholder-facts.ts';
import { undisclosedAnalytics } from './facts/undisclosed-services.ts';
import { unprovenRating } from './facts/unproven-rating.ts';
import { alerts } from './hours/alerts.ts';
import { doubleHolidays, holidayDates, openHolidayRules } from './hours/holiday-dates.ts';
import { officeHours } from './hours/office-hours.ts';
import { otherHours } from './hours/other-hours.ts';
import { addressEnds } from './links/address-ends.ts';
import { deadLinks } from './links/dead-links.ts';
import { quoteLinks } from './links/quote-links.ts';
import { redirects } from './links/redirects.ts';
import { webAddresses } from './links/web-addresses.ts';
import { logo } from './look/logo.ts';
import { namedPictures } from './look/pictures.ts';
import { themeColors } from './look/theme-colors.ts';
import {
  duplicateAnchors,
  duplicateContacts,
  duplicateIds,
  duplicateNames,
  duplicatePaths,
  duplicatePlaces,
  duplicateQuestions,
  duplicateSlugs,
  duplicateTitles,
  takenPaths,
} from './pages/duplicates.ts';
import { emptyLists } from './pages/empty-lists.ts';
import { oneHeading } from './pages/one-heading.ts';
import { repeatedSections } from './pages/repeated-sections.ts';
import { tableRows } from './pages/table-rows.ts';
import { unusedLists } from './pages/unused-lists.ts';
import { extraFields } from './quotes/extra-fields.ts';
import { mailSender } from './quotes/mail-sender.ts';
import { quoteDelivery } from './quotes/quote-delivery.ts';
import { serviceNames, serviceTemplates } from './quotes/service-names.ts';
import { sizeIds } from './quotes/size-ids.ts';
import type { Rule } from './rule.ts';
import { bullets } from './texts/bullets.ts';
import { loneQuotes } from './texts/lone-quotes.ts';
import { plainTexts } from './texts/plain-texts.ts';
import { repeatedWords } from './texts/repeated-words.ts';
import { seoLengths } from './texts/seo-lengths.ts';
import { straySigns } from './texts/stray-signs.ts';
import { unusedTranslations } from './texts/unused-translations.ts';
import { badgeAndCount } from './towns/badge-and-count.ts';
import { counties } from './towns/counties.ts';
import { namelessTowns } from './towns/nameless-towns.ts';
import { oldNames } from './towns/old-names.ts';
import { otherTowns } from './towns/other-towns.ts';
import { renamedTowns } from './towns/renamed-towns.ts';
import { similarTowns } from './towns/similar-towns.ts';

export const allRules: readonly Rule[] = [
  plainTexts,
  straySigns,
  loneQuotes,
  bullets,
  addressEnds,
  tableRows,
  emptyLists,
  duplicatePaths,
  takenPaths,
  duplicateSlugs,
  serviceNames,
  serviceTemplates,
  duplicateContacts,
  duplicateIds,
  duplicateNames,
  duplicatePlaces,
  duplicateQuestions,
  duplicateTitles,
  duplicateAnchors,
  deadLinks,
  quoteLinks,
  webAddresses,
  unusedLists,
  redirects,
  namedPictures,
  logo,
  themeColors,
  oneHeading,
  sizeIds,
  quoteDelivery,
  mailSender,
  undisclosedAnalytics,
  extraFields,
  seoLengths,
  similarTowns,
  otherTowns,
  renamedTowns,
  oldNames,
  namelessTowns,
  containerVolume,
  labelVolume,
  badgeAboveCount,
  badgeAndCount,
  repeatedWords,
  repeatedSections,
  otherPhones,
  otherHours,
  otherFacts,
  popularDisagrees,
  twoPromises,
  acceptedItems,
  counties,
  holidayDates,
  openHolidayRules,
  alerts,
  doubleHolidays,
  officeHours,
  absentFacts,
  englishOnly,
  unusedTranslations,
  placeholderFacts,
  unprovenRating,
];
