// The answers that `npm run add -- town` asks for on the fixture's site, by flag.

/** The texts that a town's page for a service cannot do without. */
const REQUIRED = {
  residential: ['meta-description', 'intro', 'closing-heading', 'closing-text'],
  rolloff: [
    ...['meta-description', 'intro', 'service-badge', 'corner-badge', 'sizes-intro'],
    ...['closing-heading', 'closing-text'],
  ],
};

export type TownService = keyof typeof REQUIRED;

/** Flags with a text of its own for each. */
export const textFlags = (
  services: TownService[] = ['residential', 'rolloff'],
): Record<string, string> =>
  Object.fromEntries(
    services.flatMap((service) =>
      REQUIRED[service].map((key) => [`${service}-${key}`, `Gowanda’s ${service} ${key}.`]),
    ),
  );

/** Answers as they stand on a command line. */
export const asArgs = (flags: Record<string, string>): string[] =>
  Object.entries(flags).flatMap(([flag, value]) => [`--${flag}`, value]);
