// The parts of the file with lists that go by names.

export const SHARED_LISTS = ['size_lists', 'faqs', 'button_sets'] as const;
