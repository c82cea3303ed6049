// Each line of the specification that states a text, an order, a link, a number or a state, and the tests that hold it.

/** A line: its number, what it states, and the titles of tests in files below `tests/`. */
export interface SpecLine {
  line: number;
  states: string;
  held: Record<string, string | string[]>;
  /** Where the site differs on purpose: the number of the difference in decision 94, which says why. */
  differs?: number;
}

const company = 'spec/company-pages';
const facts = 'spec/facts';
const forms = 'spec/forms';
const service = 'spec/service-pages';
const shell = 'spec/shell';
const town = 'spec/town-pages';
const entities = 'spec/entities';

const line = (
  number: number,
  states: string,
  held: SpecLine['held'],
  differs?: number,
): SpecLine => ({
  line: number,
  states,
  held,
  ...(differs && { differs }),
});

export const SPEC_LINES: SpecLine[] = [
  line(3, 'three services; in business since 1995', {
    [company]: 'presents the three services',
    [facts]: 'is in Cattaraugus, NY 14719, since 1995',
  }),
  line(7, 'five towns, Western NY, three counties, headquarters, further towns', {
    [town]: 'is a list of further towns, and 10+ more, in Western NY',
    [shell]: ['are the 20 of the route table', 'has a line about the service area'],
  }),
  line(10, 'one 96-gallon cart per home, weekly', { [facts]: 'include %s' }),
  line(11, 'commercial sizes, and 3 yards on one page', {
    [service]: 'offers 2, 4, 6 and 8 yards',
    [company]: 'lists the 3 yard size that the commercial page leaves out',
  }),
  line(12, 'roll-off sizes, same-day delivery in most areas', {
    [service]: 'offers 10, 15, 20 and 30 yards',
    [facts]: 'promise same-day delivery in most areas',
  }),
  line(14, 'claims of the copy, no prices', { [facts]: ['include %s', 'name no price'] }),
  line(16, 'calls to action, ordering in a new tab, rating 3.9 from 16 reviews', {
    [shell]: 'dials the office',
    [company]: 'states 3.9 from 16 reviews',
    'e2e/shell/footer':
      'on %s every link to another site or a file opens in a new tab, and says so',
    'e2e/pages/pages': 'the review widget is loaded once the visitor comes near',
  }),
  line(18, 'public, no customer accounts', {
    [shell]: 'hides the admin link, because admin mode is off',
  }),
  line(22, 'final slashes, query and hash kept, scroll to the top', {
    'e2e/navigation/slash-redirect': [
      'query and hash survive the redirect in the browser, and Back leads to the page before',
      'every link on the site names a path with its slash',
    ],
    'e2e/navigation/navigation': 'scrolls to the top and puts the focus on the main heading',
    'e2e/navigation/hash-links': 'a link to a place on another page lands there without a reload',
  }),
  ...[26, 28, 29, 31, 33, 34].map((number) =>
    line(number, 'a route', { [shell]: 'are the 20 of the route table' }),
  ),
  line(27, '/about/ with its anchor', { [company]: 'has its sections in order' }),
  line(30, 'the three texts of /terms-privacy/', { [company]: 'has the three texts' }),
  line(32, 'six residential town pages', { [service]: 'links to the six town pages' }),
  line(35, 'six roll-off town pages', {
    [service]: 'shows at most six towns and leads to their roll-off pages',
  }),
  line(36, 'the admin link is hidden', {
    [shell]: 'hides the admin link, because admin mode is off',
    'e2e/shell/header': 'the phone number can be tapped, and there is no admin link',
  }),
  line(38, 'six towns, not five', { [shell]: 'are the 20 of the route table' }),
  line(40, 'the not-found page, the way home, the log', {
    [shell]: 'shows the sentence and the way home',
    'e2e/resilience/not-found': [
      '%s answers with status 404 and the not-found page',
      'Return to Home leads to the home page',
    ],
  }),
  line(42, 'title, description, canonical, robots, type, structured data', {
    [shell]: [
      'may all be indexed, and follow the links',
      'have a canonical address with a slash at its end',
    ],
    [facts]: 'of every page carries the facts of the business',
    'e2e/pages/routes': 'answers with its own head and one main heading',
  }),
  line(
    45,
    'a sticky top bar with a tappable phone link, and the service-area line on large screens',
    {
      'e2e/shell/header': [
        'the number stays in sight while the page scrolls, and can be tapped',
        'the service-area line stands in the top bar',
        'no bar stands over the page, and a link to a place leaves no room for one',
      ],
    },
    1,
  ),
  line(46, 'logo, name, links and Get Quote', {
    'e2e/shell/header': 'Get Quote, Pay Bill and the logo lead where they say',
    [shell]: 'has a Get Quote button',
  }),
  line(
    47,
    'the desktop links; Pay Bill in the desktop navigation alone',
    {
      [shell]: [
        'links to Home, About, Contact and, for desktops, Pay Bill',
        'has the three services in its menu',
      ],
      'e2e/shell/header': 'the header shows the links in their order, Pay Bill and Get Quote',
      'e2e/shell/action-bar':
        'the bar has the call, the quote and the bill, each in one line of the narrowest phone',
    },
    2,
  ),
  line(48, 'the panel of small screens', {
    'e2e/shell/mobile-menu': [
      'the menu holds the links, the quote button and the contact details',
      'the menu stands at the right edge, and its quote button is as wide as the menu',
      'a press on the overlay closes the menu and opens nothing behind it',
    ],
  }),
  line(51, 'the footer', {
    'e2e/shell/footer': [
      'the footer has the contact details, the services and the legal links',
      'the copyright line has the current year and the company',
    ],
    [shell]: [
      'links to the terms, credits the vendor and states the copyright with the year',
      'leads to a maps service with the address',
    ],
  }),
  line(54, 'sections and structured data of the home page', {
    [company]: ['has its sections in order', 'closes with a call for a quote'],
    [facts]: 'of the home page has the office and the five towns with coordinates and three offers',
  }),
  line(57, 'hero of About', { [company]: 'opens with the company, its badge and two buttons' }),
  line(58, 'story of About', { [company]: 'tells its story with a link to the service areas' }),
  line(59, 'four advantages', { [company]: 'names four local advantages' }),
  line(60, 'three cards', { [company]: 'has three cards: residential, roll-off and commercial' }),
  line(61, 'holiday schedule with four questions', {
    [facts]: 'have four questions',
    'e2e/pages/notices':
      'has four questions and no other disclosure, and leads to a page with all dates',
  }),
  line(62, 'closing call of About', {
    [company]: 'closes with links to the quote and the services',
  }),
  line(65, 'Get a Free Quote above the form', { [company]: 'has its title above the form' }),
  line(68, 'portal with loading state, fallback and Retry', {
    [forms]: 'are there',
    'e2e/pages/billing-portal': [
      'while the portal is on its way the page says that it is loading',
      'the page says so and offers Retry, which succeeds once the portal is back',
    ],
  }),
  line(69, 'buttons to the two forms', { [company]: 'scrolls to the portal and to its two forms' }),
  line(70, 'two small forms', { [forms]: 'write the subjects that the office knows' }),
  line(71, 'the update form', { [forms]: 'say that a request was submitted' }),
  line(72, 'six billing questions', { [facts]: 'are six' }),
  line(75, 'terms, age limit, STOP and HELP', {
    [company]: [
      'has the three texts',
      'says that children under 13 are not knowingly served, and how STOP and HELP work',
    ],
  }),
  line(78, 'the residential page', {
    [service]: [
      'has its sections in order',
      'asks three questions',
      'orders online at the ordering site and shows the holiday schedule',
    ],
  }),
  line(82, 'hero of a residential town page', {
    [town]: ['has its title and its residents badge', 'has the hero buttons of its town'],
  }),
  ...[83, 84, 85].map((number) =>
    line(number, 'reasons, area and weekly list', {
      [town]: 'gives four reasons, four icon cards about the area and a weekly list',
    }),
  ),
  line(86, 'three questions, one open at a time', {
    [town]: 'answers three questions: cart size, pickup frequency, areas outside the town',
    'e2e/pages/accordions': 'has its items, and the mouse opens one at a time and closes it again',
  }),
  ...[87, 93].map((number) =>
    line(number, 'closing call of a residential town page', {
      [town]: 'closes with the buttons of its variant, and with its links below them',
    }),
  ),
  ...[90, 91].map((number) =>
    line(number, 'hero buttons of a town', { [town]: 'has the hero buttons of its town' }),
  ),
  line(93, 'what Salamanca and Western NY have alone', {
    [town]: [
      'is a grid of four feature cards in Salamanca',
      'is a list of further towns, and 10+ more, in Western NY',
    ],
  }),
  line(96, 'the commercial page', {
    [service]: [
      'has its sections in order',
      'names six kinds of business',
      'leads to the quote and the bill',
    ],
  }),
  line(99, 'the roll-off index', {
    [service]: ['has its sections in order', 'answers six questions'],
    'e2e/navigation/loading-lists': 'after a link the lists load for a moment, then they are there',
  }),
  line(103, 'hero of a roll-off town page', {
    [town]: [
      'has its title, its badges and the family’s corner badge',
      'offers to call and an instant quote',
    ],
  }),
  line(104, 'four sizes; no cubic yards in Hanover', {
    [town]: [
      'has four sizes, each with its use in this town',
      'show no cubic yards in Hanover, and show them elsewhere',
    ],
  }),
  ...[105, 111, 112, 113, 114, 115, 116].map((number) =>
    line(number, 'four projects of a town', { [town]: 'has the four projects of its town' }),
  ),
  line(106, 'four benefits and a quote button', {
    [town]: 'gives four benefits, with a quote button on all pages but Hanover’s',
  }),
  ...[107, 108].map((number) =>
    line(number, 'same-day delivery and the closing call', {
      [town]: 'speaks of same-day delivery before it closes with a quote and a call',
    }),
  ),
  ...[119, 120, 121, 122].map((number) =>
    line(number, 'a size in Collins', {
      [town]: 'say in Collins what the specification says of each',
    }),
  ),
  line(
    124,
    'tiles and uses of Collins, the most requested size, the 600x400 picture of Western NY',
    {
      [town]: [
        'has its title, its badges and the family’s corner badge',
        'mark the 20 yard as the one most asked for in Collins, Dunkirk and Hanover',
        'has a picture as large as the other towns’',
      ],
    },
    3,
  ),
  line(128, 'the company', {
    [facts]: ['is in Cattaraugus, NY 14719, since 1995', 'has its office hours'],
  }),
  line(130, 'eight fields of the quote form', {
    'e2e/forms/dumpster-by-friday': [
      'without a script the form has its eight fields, and the page says what is left to do',
      'a link chooses the size, and the questions of a roll-off go with it',
    ],
    [forms]: 'asks for the fields of the entity',
  }),
  line(131, 'six cities', { [forms]: 'offers the six cities' }),
  line(132, 'four services', { [forms]: 'offers the four services' }),
  line(134, 'fields of a stored record', {
    [entities]: 'a page’s metadata has the fields of a stored record',
    'model/seo-record': 'replaces every field that a page has for search engines',
  }),
  line(136, 'fields and entries of a roll-off town', { [entities]: 'a town has its fields' }),
  line(138, 'fields and entries of a roll-off size', {
    [entities]: 'a roll-off size has its fields',
  }),
  line(140, 'fields of a roll-off question', { [entities]: 'a roll-off question has its fields' }),
  line(142, 'fields of a container spec', { [entities]: 'a container spec has its fields' }),
  line(144, 'what a town’s hero has', {
    [town]: [
      'has its title and its residents badge',
      'has its title, its badges and the family’s corner badge',
    ],
  }),
  ...[146, 148, 186, 187, 188].map((number) =>
    line(number, 'a form sent by mail: to, subject, body', {
      'e2e/forms/mail-forms': 'opens a message to the company with each value on its own line',
    }),
  ),
  line(150, 'fields of static items', { [entities]: 'the items of a town page have their fields' }),
  line(154, 'the menu opens and closes', {
    'e2e/shell/mobile-menu': 'choosing %s closes the menu and opens the page in place',
  }),
  line(155, 'the quote form: idle, submitting, idle and cleared', {
    'e2e/forms/quote-form-sending': [
      'a full form is sent after about a second, says so, and is empty again',
      'can be read above the empty form, with what happens next, when the message has gone',
    ],
  }),
  line(156, 'the Pay Bill forms while they are sent', {
    [forms]: 'say that they are sending',
    'e2e/forms/mail-forms':
      'shows that it is sending, then thanks, and says that it still has to be sent',
  }),
  line(157, 'the portal’s states', {
    'e2e/pages/billing-portal': [
      'the portal is loaded and shown in its frame',
      'Retry leads back to loading first',
    ],
  }),
  line(158, 'the states of a picture', {
    'e2e/pictures/pictures': [
      'a picture pulses while it loads and is visible afterwards',
      'a broken picture on %s becomes the placeholder in the same place, and keeps its description',
    ],
  }),
  ...[159, 210].map((number) =>
    line(number, 'the states of the SEO lookup', {
      'e2e/hosting/database': [
        'that has changed since the build shows without a new build, and only its own fields change',
        'that cannot be fetched is logged, and the page stays as it is',
      ],
    }),
  ),
  line(160, 'accordions', {
    'e2e/pages/accordions': 'the keyboard opens one item at a time and closes it again',
  }),
  line(166, 'required fields of the quote form', {
    'e2e/forms/quote-form-errors': [
      'sending the empty form names every required field and the consent',
      'the e-mail address "%s" is not accepted',
    ],
  }),
  line(167, 'Additional Details is optional', {
    'sections/quote-form/validate-quote':
      'may be sent when everything is filled in, with or without details',
    [forms]: 'asks for the fields of the entity',
  }),
  ...[168, 203].map((number) =>
    line(number, 'consent is required', {
      'e2e/forms/quote-form-errors':
        'without consent alone, the toast and the message at the box say so',
    }),
  ),
  line(169, 'the consent text', {
    [forms]: 'requires consent to marketing texts, with everything that it must say',
  }),
  ...[171, 173].map((number) =>
    line(number, 'limits, types and blank input of the Customer ID forms', {
      'e2e/forms/mail-forms': [
        'states each limit in its markup, with script and without',
        'the phone and e-mail fields are of their type',
        'sends nothing for "%s"',
      ],
    }),
  ),
  line(
    175,
    'limits of the account update; values are trimmed and cut',
    {
      'e2e/forms/mail-forms': [
        'states each limit in its markup, with script and without',
        'trims what is typed and cuts what is too long',
        'lets nobody type more than the limit, and cuts through no character',
        'an e-mail address of more than 100 characters is refused, and not cut: $name',
      ],
    },
    4,
  ),
  line(179, 'no login, the admin link is hidden', {
    [shell]: 'hides the admin link, because admin mode is off',
  }),
  line(
    185,
    'the SEO lookup; without metadata on an error',
    {
      'db/visitor-facts': 'a visitor reads the record of a path',
      'e2e/hosting/database': 'that cannot be fetched is logged, and the page stays as it is',
    },
    5,
  ),
  line(191, 'no network call, about one second', {
    'e2e/forms/quote-form-sending': [
      'while a request is on its way nothing is asked of the network',
      'a full form is sent after about a second, says so, and is empty again',
    ],
  }),
  line(192, 'no network call for lists', {
    'e2e/navigation/loading-lists': 'a prerendered list is never replaced by grey shapes',
  }),
  line(
    193,
    'outside resources; pictures of 800x600 from a cloud-storage host',
    { [entities]: 'the outside resources are the portal, ordering, the reviews and the map' },
    3,
  ),
  line(195, 'the analytics event', {
    'e2e/forms/quote-form-sending':
      'a sent request is reported once to the page’s dataLayer, without personal data',
  }),
  ...[201, 202].map((number) =>
    line(number, 'what the quote form says', {
      [forms]: 'says back what the error catalogue says',
    }),
  ),
  line(204, 'a Pay Bill form failed', { [forms]: 'say that one failed' }),
  line(205, 'a Pay Bill form succeeded', { [forms]: 'say that a request was submitted' }),
  ...[206, 207, 208].map((number) =>
    line(number, 'a sentence of the catalogue', { [forms]: 'are there' }),
  ),
  line(209, 'unknown path', { [shell]: 'shows the sentence and the way home' }),
  line(211, 'unhandled error', {
    'e2e/resilience/app-error':
      'an exception outside the sections is said, with a way home by $kind',
  }),
  line(213, 'toasts at the bottom right', {
    'e2e/shell/toasts': 'the region is called Notifications and stands at the bottom right',
  }),
  line(217, 'founded, phone, hours', {
    [facts]: ['is in Cattaraugus, NY 14719, since 1995', 'has its office hours'],
    [shell]: 'dials the office',
  }),
  line(218, 'the promise of an answer', {
    [forms]: 'promises an answer within 2 business hours, emergencies first',
  }),
  line(219, 'the simulated delay', {
    'e2e/forms/quote-form-sending':
      'a full form is sent after about a second, says so, and is empty again',
  }),
  line(220, 'the cart', { [facts]: 'include %s' }),
  line(221, 'commercial sizes', { [service]: 'offers 2, 4, 6 and 8 yards' }),
  line(222, 'roll-off sizes, rental period, what is excluded', {
    [facts]: 'tell the rental period, what the price includes and what is excluded',
  }),
  ...[224, 225, 226, 227].map((number) =>
    line(number, 'a container', {
      [facts]: ['have the measurements and loads of each size', 'mark the 15 yard as popular'],
    }),
  ),
  line(228, 'the holidays and their rule', {
    [facts]: ['are six', 'move pickup as the rule says, for residential and commercial alike'],
  }),
  line(229, 'bills', { [facts]: 'say when bills are due, how to pay and how auto-pay is set up' }),
  line(230, 'residents', {
    [town]: [
      'has its title and its residents badge',
      'has the number of residents in its metadata',
    ],
  }),
  line(231, 'rating, price range, six towns', {
    [facts]: 'is rated 3.9 from 16 reviews in the price range $$',
    [service]: 'shows at most six towns and leads to their roll-off pages',
  }),
  line(232, 'Notifications, Alt+T, tooltips', {
    'e2e/shell/toasts': [
      'the region is called Notifications and stands at the bottom right',
      'Alt+T moves the focus to the region',
    ],
    'e2e/pages/tooltips': [
      'a tooltip opens 700 ms after the pointer has come, and goes with it',
      'the next tooltip opens at once for 300 ms after the last one',
    ],
  }),
  line(233, 'the data cache', {
    'outside/lookup': [
      'is kept for five minutes after it was last used',
      'is tried again after one, two and four seconds',
      'never waits longer than 30 seconds',
    ],
  }),
];
