// Blank parts of a manifest that fit the schema: they take the place of parts that do not; see stand-ins.ts.
import type { Manifest } from '../../model/manifest.generated.ts';

const link = { label: '-', to: '/' };
const message = { title: '-', text: '-' };

/** The parts that every page shares, with a dash in place of each text. */
export const blankParts: Required<
  Pick<Manifest, 'site' | 'company' | 'integrations' | 'navigation' | 'footer' | 'quote_form'>
> = {
  site: { origin: 'https://stand-in.invalid', locale: 'en_US', admin_mode: false },
  company: {
    name: '-',
    phone: '-',
    email: '-',
    address: { street: '-', city: '-', state: '-', zip: '-' },
    hours: [{ from: 'Monday', to: 'Friday', opens: '07:00', closes: '17:00' }],
    founded: 2000,
    rating: { value: 1, count: 1 },
    price_range: '$',
    service_area: '-',
    image: 'https://stand-in.invalid/',
  },
  integrations: {
    ordering: { url: 'https://stand-in.invalid/' },
    billing_portal: { url: 'https://stand-in.invalid/', timeout_seconds: 1 },
    review_widget: {
      script_url: 'https://stand-in.invalid/',
      profile_url: 'https://stand-in.invalid/',
    },
    maps: { url: 'https://stand-in.invalid/' },
    vendor: { label: '-', url: 'https://stand-in.invalid/' },
  },
  navigation: {
    service_area_line: '-',
    links: [],
    services: { label: '-' },
    quote: link,
    pay_bill: link,
    admin: { label: '-', path: '/' },
  },
  footer: {
    tagline: '-',
    services_heading: '-',
    company_heading: '-',
    contact_heading: '-',
    links: [],
    legal: link,
    copyright: '-',
  },
  quote_form: {
    labels: {
      name: '-',
      email: '-',
      phone: '-',
      address: '-',
      city: '-',
      serviceType: '-',
      message: '-',
      choose: '-',
    },
    other_city: '-',
    consent: { text: '-', required: false, privacy: link, terms: link },
    submit_label: '-',
    submitting_label: '-',
    delivery: 'simulated',
    messages: { sent: message, failed: message, consent: message },
  },
};
