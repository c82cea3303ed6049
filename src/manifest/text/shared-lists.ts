// The parts of the file with lists that go by names, and how a line refers to one of them.

export const SHARED_LISTS = ['size_lists', 'faqs', 'button_sets'] as const;

/** A line's reference to a list: its part and its name. */
export const REFERENCE = new RegExp(`^(${SHARED_LISTS.join('|')})\\.(\\w+)$`);
