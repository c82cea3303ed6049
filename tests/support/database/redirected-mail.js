// Runs in Deno before the office's function: what goes to Resend goes to the address in MAIL_SERVICE instead.
const { fetch } = globalThis;
const service = /** @type {never} */ (globalThis).Deno.env.get('MAIL_SERVICE');

globalThis.fetch = (address, init) =>
  fetch(String(address).replace('https://api.resend.com', service), init);
