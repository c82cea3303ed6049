// A key or value of another version is answered with the way to what replaced it.
import { expect, it } from 'vitest';
import { OBSOLETE } from '../../../src/manifest/messages/obsolete.ts';
import { changedBase, diagnosticsOf } from '../rules/examples.ts';

/** By place: a change of the small manifest that has it. */
const EXAMPLES: Record<string, string> = {
  curbside: 'curbside: 2',
  'sections.*.look':
    'pages./about/.sections.+: { type: cards, heading: A, look: numbers, items: [{ title: A, description: B }] }',
  'sections.*.type': 'pages./about/.sections.+: { type: container-specs, heading: A }',
  proof_points: 'proof_points: [{ value: "1995", label: Since }]',
  rolloff_sizes: 'rolloff_sizes: [{ id: a, size_label: A }]',
  commercial_sizes: 'commercial_sizes: [{ id: a, size_label: A }]',
  'sections.*.help_text':
    'pages./about/.sections.+: { type: billing-portal, heading: A, frame_title: B, link_label: C, loading_text: D, failed_text: E, retry_label: F, ways: [{ title: G, text: H }], help_text: I }',
  'quote_form.receipt.again_label': 'quote_form.receipt: { title: A, text: B, again_label: C }',
  'navigation.for_customers':
    'navigation.for_customers: { label: A, links: [{ label: B, to: /about/ }] }',
};

it.each(OBSOLETE)('%s names the command that replaces it', (place) => {
  const diagnostics = diagnosticsOf(changedBase(EXAMPLES[place] ?? ''));
  expect(diagnostics).toMatchObject([
    { severity: 'error', hint: expect.stringContaining('`curbside upgrade`') },
  ]);
  expect(diagnostics[0]).not.toHaveProperty('fix');
});
