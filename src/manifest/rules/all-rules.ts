// The list of all rules, in the order in which they are asked.

import { absentFacts } from './absent-facts.ts';
import { addressEnds } from './address-ends.ts';
import { badgeAndCount } from './badge-and-count.ts';
import { bullets } from './bullets.ts';
import { counties } from './counties.ts';
import { deadLinks } from './dead-links.ts';
import {
  duplicateAnchors,
  duplicateIds,
  duplicateNames,
  duplicatePaths,
  duplicatePlaces,
  duplicateQuestions,
  duplicateSlugs,
  duplicateTitles,
  takenPaths,
} from './duplicates.ts';
import { emptyLists } from './empty-lists.ts';
import { englishOnly } from './english-only.ts';
import { extraFields } from './extra-fields.ts';
import { doubleHolidays, holidayDates, openHolidayRules } from './holiday-dates.ts';
import { logo } from './logo.ts';
import { loneQuotes } from './lone-quotes.ts';
import { namelessTowns } from './nameless-towns.ts';
import { officeHours } from './office-hours.ts';
import { oldNames } from './old-names.ts';
import { oneHeading } from './one-heading.ts';
import { otherFacts } from './other-facts.ts';
import { otherHours } from './other-hours.ts';
import { otherPhones } from './other-phones.ts';
import { otherTowns } from './other-towns.ts';
import { pictures } from './pictures.ts';
import { placeholderFacts } from './placeholder-facts.ts';
import { plainTexts } from './plain-texts.ts';
import { quoteDelivery } from './quote-delivery.ts';
import { quoteLinks } from './quote-links.ts';
import { redirects } from './redirects.ts';
import { renamedTowns } from './renamed-towns.ts';
import { repeatedSections } from './repeated-sections.ts';
import { repeatedWords } from './repeated-words.ts';
import type { Rule } from './rule.ts';
import { seoLengths } from './seo-lengths.ts';
import { serviceNames, serviceTemplates } from './service-names.ts';
import { similarTowns } from './similar-towns.ts';
import { sizeIds } from './size-ids.ts';
import { straySigns } from './stray-signs.ts';
import { tableRows } from './table-rows.ts';
import { themeColors } from './theme-colors.ts';
import {
  badgeAboveCount,
  containerVolume,
  labelVolume,
  popularDisagrees,
  twoPromises,
} from './truth.ts';
import { unsaidAnalytics } from './unsaid-services.ts';
import { unusedLists } from './unused-lists.ts';
import { webAddresses } from './web-addresses.ts';

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
  pictures,
  logo,
  themeColors,
  oneHeading,
  sizeIds,
  quoteDelivery,
  unsaidAnalytics,
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
  counties,
  holidayDates,
  openHolidayRules,
  doubleHolidays,
  officeHours,
  absentFacts,
  englishOnly,
  placeholderFacts,
];
