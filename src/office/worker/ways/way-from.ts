// Chooses the way of mails by the environment of the worker.
import { NotSent } from '../entry.ts';
import { postmarkWay } from './postmark.ts';
import { resendWay } from './resend.ts';
import type { SendMail } from './way.ts';

/** The way whose key is set; a worker without any leaves entries waiting, and says why. */
export function wayFrom(env: (name: string) => string | undefined): SendMail {
  const resend = env('RESEND_API_KEY');
  if (resend) return resendWay(resend);
  const postmark = env('POSTMARK_SERVER_TOKEN');
  if (postmark) return postmarkWay(postmark);
  return async () => {
    throw new NotSent('No mail service is set up.');
  };
}
