// References and placeholders lead to something that fits. They are resolved while the pages are made.
import { completeSections } from '../../site/resolve/complete-sections.ts';
import type { Rule } from '../rule.ts';

export const check: Rule = ({ expansion, schema }) => [
  ...expansion.findings,
  ...completeSections(expansion, schema),
];
