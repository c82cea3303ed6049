// The facts that a business may lack: the name of each in a sentence, and its place in the file.
export const FACTS = {
  email: { name: 'an e-mail address of the office', place: 'company.email' },
  street: { name: 'a street address of the office', place: 'company.address.street' },
  rating: { name: 'a rating', place: 'company.rating' },
  hours: { name: 'office hours', place: 'company.hours' },
  service_days: { name: 'service days', place: 'service_days' },
  routes: { name: 'routes', place: 'service_days.routes' },
  founded: { name: 'a founding year', place: 'company.founded' },
  billing_portal: { name: 'a billing portal', place: 'integrations.billing_portal' },
  ordering: { name: 'an online ordering site', place: 'integrations.ordering' },
  review_widget: { name: 'a review widget', place: 'integrations.review_widget' },
  maps: { name: 'a maps service', place: 'integrations.maps' },
  analytics: { name: 'a service that counts visits', place: 'integrations.analytics' },
} satisfies Record<string, { name: string; place: string }>;

export type FactName = keyof typeof FACTS;
