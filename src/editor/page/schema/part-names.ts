// The parts of the file in the words of the family.

export const PART_NAMES: Record<string, string> = {
  company: 'Company: phone, hours, address',
  service_days: 'Pickup days and holidays',
  navigation: 'Menus',
  faqs: 'Shared questions and answers',
  button_sets: 'Shared buttons',
  size_lists: 'Shared sizes',
  theme: 'Colors and font',
  integrations: 'Outside services',
  not_found: 'Page for wrong addresses',
  town_pages: 'Pages that every town has',
  site: 'Web address and settings',
};
