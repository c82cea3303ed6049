// One fault each, made in the project's own manifest: what is changed, and the code it is reported under.
// The » marks the line and the column where the diagnostic is expected.
import type { Edit } from './real-manifest.ts';

export interface Fault {
  title: string;
  code: string;
  edits: Edit[];
}

const about = '- path: /about/';
const contact = '- path: /contact/';
const quoteHeading = [contact, 'heading: Get a Free Quote'];

const heading = (write: string): Edit[] => [{ find: quoteHeading, write: `heading: ${write}` }];

/** Texts that YAML itself does not allow. */
export const yamlFaults: Fault[] = [
  {
    title: 'a tab as indentation',
    code: 'tab-indentation',
    edits: [{ find: ['locale: en_US'], write: '»\tlocale: en_US' }],
  },
  {
    title: 'a key that stands twice',
    code: 'duplicate-key',
    edits: [{ find: [about, 'label: About'], write: 'label: About\n»label: About' }],
  },
  { title: 'a quote that is not closed', code: 'quotation-mark', edits: heading('»"Get a Quote') },
  { title: 'an unquoted colon', code: 'quotation-mark', edits: heading('»Quotes: ask us') },
  {
    title: 'an unquoted placeholder before more words',
    code: 'quotation-mark',
    edits: heading('»{company} quotes'),
  },
  {
    title: 'two unquoted placeholders',
    code: 'quotation-mark',
    edits: heading('»{company} at {phone}'),
  },
  {
    title: 'an unquoted placeholder alone',
    code: 'quotation-mark',
    edits: heading('»{company}'),
  },
  { title: 'a star that names nothing', code: 'quotation-mark', edits: heading('»*Free') },
  {
    title: 'a key without its colon',
    code: 'missing-colon',
    edits: [{ find: [about, 'label: About'], write: '»label About' }],
  },
  {
    title: 'a line that is indented too deep',
    code: 'wrong-indentation',
    edits: [{ find: ['state: NY'], write: ' »state: NY' }],
  },
  {
    title: 'a merge conflict',
    code: 'merge-conflict',
    edits: [
      {
        find: ['site:'],
        write: '»<<<<<<< HEAD\nsite:\n=======\nsite_settings:\n>>>>>>> other',
      },
    ],
  },
];

/** Values that the schema does not allow. */
export const schemaFaults: Fault[] = [
  {
    title: 'a required key that is misspelt',
    code: 'unknown-key',
    edits: [{ find: [about, 'label: About'], write: '»lable: About' }],
  },
  {
    title: 'an optional key that is misspelt',
    code: 'unknown-key',
    edits: [{ find: [about, 'image_side: left'], write: '»image_sied: left' }],
  },
  {
    title: 'a page without its label',
    code: 'missing-key',
    edits: [{ find: [about], write: '- »path: /about/' }, { find: [about, 'label: About'] }],
  },
  {
    title: 'a text in place of a number',
    code: 'wrong-type',
    edits: [{ find: ['founded: …'], write: 'founded: »in 1995' }],
  },
  {
    title: 'an unquoted colon in an entry of a list',
    code: 'quotation-mark',
    edits: [{ find: ['- No Hidden Fees'], write: '- »Note: no hidden fees' }],
  },
  {
    title: 'a value that is not in the list',
    code: 'not-in-list',
    edits: [{ find: [about, '- type: text', 'tone: plain'], write: 'tone: »plane' }],
  },
  {
    title: 'a phone number in another format',
    code: 'wrong-format',
    edits: [{ find: ['phone: …'], write: 'phone: »716-555-0142' }],
  },
  {
    title: 'a path without its slash',
    code: 'wrong-format',
    edits: [{ find: [about], write: '- path: »/about' }],
  },
  {
    title: 'a name of a button set with capitals',
    code: 'wrong-format',
    edits: [{ find: ['quote_and_pay:'], write: '»Quote And Pay:' }],
  },
  {
    title: 'a section type that does not exist',
    code: 'unknown-section-type',
    edits: [{ find: [about, '- type: text'], write: '- type: »txt' }],
  },
];

/** Faults that only the rules can find. */
export const ruleFaults: Fault[] = [
  {
    title: 'a link to a page that does not exist',
    code: 'dead-link',
    edits: [{ find: ['navigation:', 'to: /about/'], write: 'to: »/abuot/' }],
  },
  {
    title: 'a link to a folder of public/',
    code: 'dead-link',
    edits: [{ find: ['navigation:', 'to: /about/'], write: 'to: »/images' }],
  },
  {
    title: 'a link to an address that only leads on',
    code: 'dead-link',
    edits: [{ find: ['navigation:', 'to: /about/'], write: 'to: »/bill' }],
  },
  {
    title: 'a page where the files of the build lie',
    code: 'taken-name',
    edits: [
      {
        find: [contact],
        write: [
          '- path: »/assets/',
          '  label: Assets',
          '  seo: { meta_title: Another title, meta_description: Another description. }',
          '  sections: [{ type: hero, heading: Once more }]',
          contact,
        ].join('\n'),
      },
    ],
  },
  {
    title: 'a link without its slash',
    code: 'dead-link',
    edits: [{ find: ['navigation:', 'to: /about/'], write: 'to: »/about' }],
  },
  {
    title: 'a link without its slash that six pages show',
    code: 'dead-link',
    edits: [
      {
        find: ['button_sets:', 'to: /contact/?city={quote_city}&service=residential'],
        write: 'to: »/contact?city={quote_city}&service=residential',
      },
    ],
  },
  {
    title: 'a link to a place that the page does not have',
    code: 'dead-anchor',
    edits: [{ find: ['to: /about/#holiday-schedule'], write: 'to: »/about/#holidays' }],
  },
  {
    title: 'a link in the navigation to a place that no page has',
    code: 'dead-anchor',
    edits: [{ find: ['navigation:', 'to: /about/'], write: 'to: »"#nonsense"' }],
  },
  {
    title: 'a link at the foot of every page to a place that only one has',
    code: 'dead-anchor',
    edits: [{ find: ['to: /about/#holiday-schedule'], write: 'to: »"#holiday-schedule"' }],
  },
  {
    title: 'a second page at one path',
    code: 'duplicate',
    edits: [
      {
        find: [contact],
        write: [
          '- path: »/about/',
          '  label: About again',
          '  seo: { meta_title: Another title, meta_description: Another description. }',
          '  sections: [{ type: hero, heading: Once more }]',
          contact,
        ].join('\n'),
      },
    ],
  },
  {
    title: 'a slug that two towns have',
    code: 'duplicate',
    edits: [{ find: ['slug: dunkirk'], write: 'slug: »collins' }],
  },
  {
    title: 'a search title that two pages have',
    code: 'duplicate',
    edits: [
      { find: ['meta_title: Pay Your Bill | {company}'], write: 'meta_title: »Get a Free Quote' },
      { find: ['meta_title: Get a Free Quote | {company}'], write: 'meta_title: Get a Free Quote' },
    ],
  },
  {
    title: 'a name that two towns have, and so their search titles',
    code: 'duplicate',
    edits: [{ find: ['name: Dunkirk'], write: 'name: »Collins' }],
  },
  {
    title: 'an anchor that two sections of a page have',
    code: 'duplicate',
    edits: [
      {
        find: ['id: holiday-schedule', '- type: cta'],
        write: '- type: cta\n  id: »holiday-schedule',
      },
    ],
  },
  {
    title: 'an anchor that two questions of a town have',
    code: 'duplicate',
    edits: [{ find: ['- id: cart-size', '- id: pickup-frequency'], write: '- id: »cart-size' }],
  },
  {
    title: 'a picture that is not in public/',
    code: 'missing-picture',
    edits: [{ find: [about, 'src: …'], write: 'src: »/images/no-such-picture.webp' }],
  },
  {
    title: 'a picture of a town that is not in public/',
    code: 'missing-picture',
    edits: [{ find: ['hero_image_url: …'], write: 'hero_image_url: »/images/nothing.webp' }],
  },
  {
    title: 'a picture that is spelt with other capitals',
    code: 'missing-picture',
    edits: [{ find: [about, 'src: …'], write: 'src: »/Favicon.svg' }],
  },
  {
    title: 'a placeholder that does not exist',
    code: 'unknown-placeholder',
    edits: heading('Call »{fone}'),
  },
  {
    title: 'a placeholder of a town on a page that has none',
    code: 'unknown-placeholder',
    edits: heading('Get a Quote in »{town}'),
  },
  {
    title: 'a brace that is not part of a placeholder',
    code: 'lone-brace',
    edits: heading('Call »{phone now'),
  },
  {
    title: 'a reference to nothing',
    code: 'unknown-reference',
    edits: [{ find: ['items: faqs.billing'], write: 'items: »faqs.biling' }],
  },
  {
    title: 'a reference to nothing in the entry of a town',
    code: 'unknown-reference',
    edits: [
      {
        find: ['closing_buttons: button_sets.closing_quote'],
        write: 'closing_buttons: »button_sets.closing_qoute',
      },
    ],
  },
  {
    title: 'a reference to itself',
    code: 'circular',
    edits: [
      {
        find: ['benefit_buttons: button_sets.rolloff_quote'],
        write: 'benefit_buttons: »town.rolloff.benefit_buttons',
      },
    ],
  },
  {
    title: 'a reference to a list of another kind',
    code: 'reference-does-not-fit',
    edits: [{ find: ['items: faqs.billing'], write: 'items: »size_lists.rolloff' }],
  },
  {
    title: 'a table row with a cell too few',
    code: 'uneven-row',
    edits: [
      { find: ['- type: table', '- - Contract'], write: '- »- Contract' },
      { find: ['- - Contract', '- No long-term contract'] },
    ],
  },
  {
    title: 'a popular size that does not exist',
    code: 'unknown-size',
    edits: [{ find: ['popular_size: …'], write: 'popular_size: »yard-25' }],
  },
  {
    title: 'the use of a size that does not exist',
    code: 'unknown-size',
    edits: [{ find: ['size_uses:'], write: 'size_uses:\n  »yard-40: For more.' }],
  },
  {
    title: 'a page that does not begin with a hero',
    code: 'main-heading',
    edits: [
      { find: [contact, '- type: hero'], write: '- »type: cta\n  buttons: []' },
      { find: [contact, 'proof: proof_points.local'] },
      { find: [contact, 'brief: true'] },
      { find: [contact, 'intro: >-'], write: 'text: >-' },
    ],
  },
  {
    title: 'a second hero on a page',
    code: 'main-heading',
    edits: [
      {
        find: [contact, '- type: quote-form'],
        write: '- »type: hero\n  heading: Again\n- type: quote-form',
      },
    ],
  },
  {
    title: 'a second hero on the pages of all towns',
    code: 'main-heading',
    edits: [
      {
        find: ['town_pages:', '- type: cards'],
        write: '- »type: hero\n  heading: Again\n- type: cards',
      },
    ],
  },
];
