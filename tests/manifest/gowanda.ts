// A seventh town, as somebody would add it at the end of the towns in pages.yaml.

/** The texts of the new town; each is meant to be found on one of its pages. */
const residential = `
      meta_description: Weekly trash pickup in Gowanda, NY, on both sides of Cattaraugus Creek.
      intro: Gowanda sits on Cattaraugus Creek, and trash day comes once a week on both banks.
      hero_buttons: button_sets.quote_and_pay
      image: { src: /images/cart-at-the-curb.webp, alt: A green cart at the curb. }
      reasons_intro: Two counties meet in the village, and one truck serves both.
      reasons:
        - { title: Close by, description: Our yard is down the road in Cattaraugus. }
        - { title: One price, description: What we say on the phone is what you pay. }
        - { title: No strings, description: You stay because you like the service. }
        - { title: A person answers, description: The office picks up on weekdays. }
      area_intro: The creek splits the village, not our route.
      area:
        - { icon: store, title: Main Street, description: Stand the cart clear of the shop doors. }
        - { icon: trees, title: Zoar Valley side, description: Tell us about the last steep yards. }
        - { icon: home, title: Hill streets, description: Set the brake stone under the wheel. }
        - { icon: map-pin, title: Creek side, description: High water moves the meeting point. }
      weekly_intro: A Gowanda household gets these four things.
      weekly: [A cart with wheels, A stop each week, One honest bill, Help by phone]
      faqs:
        - { id: cart-size, question: What does the cart hold?, answer: It holds 96 gallons. }
        - { id: pickup-frequency, question: When do you come?, answer: On one day of each week. }
        - { id: outside-town, question: And past the village?, answer: Ask the office. }
      closing_heading: Gowanda, meet your hauler
      closing_text: One call to {phone} and the cart is on its way.
      closing_buttons: button_sets.closing_quote`;

const rolloff = `
      meta_description: Roll-off dumpsters in Gowanda, NY from {company}, in four sizes.
      intro: Old mills, new roofs and barns along the creek keep our roll-offs busy in Gowanda.
      service_badge: GOWANDA SERVICE
      corner_badge: Local Gowanda Service
      sizes_intro: Pick by the pile, and ask us when the pile is hard to judge.
      size_uses: { yard-20: Holds a village roof or the contents of a mill office. }
      projects_intro: Four jobs we see most in the village.
      projects:
        - { icon: hammer, title: Roofs, description: Shingles drop straight in. }
        - { icon: home, title: Houses, description: Room by room into one box. }
        - { icon: tractor, title: Barns, description: Boards and wire leave together. }
        - { icon: store, title: Shops, description: Shelves go before the new ones come. }
      benefits_intro: What the neighbors get from us.
      benefits:
        - { title: Near, description: A short drive means an early truck. }
        - { title: Plain, description: One figure covers the whole rental. }
        - { title: Patient, description: Seven days are yours to fill it. }
        - { title: Local, description: We know which bridges take the weight. }
      benefit_buttons: button_sets.rolloff_quote
      same_day: Call {phone} before the morning coffee and ask for a box the same day.
      closing_heading: A box for Gowanda
      closing_text: Describe the job and we name the size.`;

/** The entry of the new town; with a display order that places it among the others. */
export function gowandaEntry(displayOrder = 7): string {
  return `  - id: gowanda
    name: Gowanda
    slug: gowanda
    hero_image_url: /images/rolloff-farmhouse.webp
    hero_alt_text: A green roll-off dumpster in front of a farmhouse
    local_blurb: Gowanda lies on both banks of Cattaraugus Creek.
    is_active: true
    display_order: ${displayOrder}
    counties: [Cattaraugus, Erie]
    residents: 2512
    residents_badge: "2,500+"
    coordinates: { latitude: 42.4631, longitude: -78.9359 }
    residential:${residential}
    rolloff:${rolloff}
`;
}

/** A manifest's text with the new town at the end of its towns. Nothing else in it changes. */
export function withGowanda(text: string, displayOrder?: number): string {
  const [, towns = ''] = /^towns:\n((?:(?: .*|#.*)?\n)*?)(?=(?:#.*\n)*[a-z])/m.exec(text) ?? [];
  if (!towns) throw new Error('the manifest has no list of towns');
  return text.replace(towns, () => `${towns.trimEnd()}\n\n${gowandaEntry(displayOrder)}\n`);
}
