// A rating is somebody else's word: the site names a page where it can be read.
import type { Rule } from '../rule.ts';

export const unprovenRating: Rule = ({ manifest: { company, integrations }, production }) => {
  const { rating, profiles = [] } = company;
  const page = integrations?.review_widget?.profile_url;
  if (!rating || profiles.length > 0 || page?.startsWith('https://')) return [];
  // A page of the site itself replaces the profile until there is one.
  if (page && !production) return [];
  const facts = { value: rating.value, count: rating.count };
  return [{ kind: 'unproven-rating', pointer: ['company', 'rating'], at: 'key', facts }];
};
