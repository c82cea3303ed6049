// How a request names a key of a Supabase project.

/** The headers of a key. An older one is a JWT, which the gateway also wants as a bearer's. */
export const apiKeyHeaders = (key: string): Record<string, string> => ({
  apikey: key,
  ...(!key.startsWith('sb_') && { Authorization: `Bearer ${key}` }),
});
