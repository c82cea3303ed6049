// The list of all rules, in the order in which they are asked.
import { absentFacts } from './absent-facts.ts';
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
import { doubleHolidays, holidayDates } from './holiday-dates.ts';
import { logo } from './logo.ts';
import { officeHours } from './office-hours.ts';
import { oneHeading } from './one-heading.ts';
import { otherTowns } from './other-towns.ts';
import { pictures } from './pictures.ts';
import { placeholderFacts } from './placeholder-facts.ts';
import { plainTexts } from './plain-texts.ts';
import { quoteDelivery } from './quote-delivery.ts';
import { quoteLinks } from './quote-links.ts';
import { redirects } from './redirects.ts';
import type { Rule } from './rule.ts';
import { seoLengths } from './seo-lengths.ts';
import { serviceNames, serviceTemplates } from './service-names.ts';
import { similarTowns } from './similar-towns.ts';
import { sizeIds } from './size-ids.ts';
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
  containerVolume,
  labelVolume,
  badgeAboveCount,
  popularDisagrees,
  twoPromises,
  counties,
  holidayDates,
  doubleHolidays,
  officeHours,
  absentFacts,
  englishOnly,
  placeholderFacts,
];
