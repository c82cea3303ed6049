// The addresses of the office: why somebody comes to the sign-in, and which screen is shown.
import { describe, expect, it, vi } from 'vitest';
import { consumeSignInReason, readArrival } from '../../../src/office/page/login/arrival.ts';
import { parseRoute, routeHref } from '../../../src/office/page/shell/route.ts';
import { failureOf, mailFailureOf, SessionEnded } from '../../../src/office/page/wire/query.ts';

describe('the sign-in page', () => {
  it('reads why somebody comes', () => {
    expect(readArrival('')).toEqual({ kind: 'plain' });
    expect(readArrival('#join=a-b_c')).toEqual({ kind: 'join', token: 'a-b_c' });
    expect(readArrival('#access_token=x&refresh_token=y&type=recovery')).toEqual({
      kind: 'recovery',
      tokens: { access_token: 'x', refresh_token: 'y' },
    });
    expect(readArrival('#access_token=x&refresh_token=y&type=signup').kind).toBe('plain');
    expect(readArrival('#error=access_denied&error_code=otp_expired').kind).toBe('used-link');
    expect(readArrival('#error_code=otp_expired').kind).toBe('used-link');
    expect(readArrival('', '?error=server_error&error_code=unexpected_failure').kind).toBe(
      'failed-link',
    );
    expect(readArrival('#error=access_denied&error_code=user_banned').kind).toBe('failed-link');
    expect(readArrival('#ended').kind).toBe('ended');
    expect(readArrival('#no-member').kind).toBe('no-member');
    expect(readArrival('#signed-out').kind).toBe('signed-out');
  });
});

describe('an address with tokens', () => {
  it.each([
    ['#join=a-b_c', true],
    ['#access_token=x&refresh_token=y&type=recovery', true],
    ['#ended', false],
  ])('%s leaves them in no history: %s', (hash, isCleared) => {
    const replaceState = vi.fn();
    const location = { hash, search: '', pathname: '/admin/' };
    consumeSignInReason({ location, history: { replaceState } } as unknown as Window);
    expect(replaceState.mock.calls).toEqual(isCleared ? [[null, '', '/admin/']] : []);
  });
});

describe('a failure', () => {
  const words = ({ message }: Error) => message;
  const notAuthorized = { message: 'x', code: 'email_address_not_authorized', status: 400 };

  it.each([
    [401, 'Invalid API key', 'VITE_SUPABASE_ANON_KEY'],
    [401, 'Legacy API keys are disabled', 'VITE_SUPABASE_ANON_KEY'],
    [402, 'Service for this project is restricted', 'under Usage'],
    [540, 'Project paused', 'Press Restore'],
    [401, 'JWT expired', 'Sign in again'],
  ])('with status %i and the words "%s" names the next step', (status, message, step) => {
    expect(words(failureOf({ status, message }))).toContain(step);
  });

  it('of a mail about an account says what Supabase’s own mailer does not send, and where the steps stand', () => {
    const failures = [notAuthorized, { message: 'x', status: 500 }, { message: 'x', status: 429 }];
    for (const failure of failures) {
      expect(words(mailFailureOf(failure))).toContain(
        'docs/quotes.md, under “Mail for the sign-in”',
      );
    }
    expect(words(mailFailureOf(notAuthorized))).toContain('own team alone');
    expect(words(mailFailureOf({ message: 'x', status: 429 }))).toContain('two an hour');
    expect(words(mailFailureOf({ message: 'Invalid API key', status: 401 }))).toContain('API Keys');
  });
});

describe('a route', () => {
  it.each([
    { screen: 'requests' as const },
    { screen: 'requests' as const, id: '0a-1' },
    { screen: 'alerts' as const, id: '/about/' },
  ])('%j has an address that leads back to it', (route) => {
    expect(parseRoute(routeHref(route).replace('#', '/'))).toEqual(route);
  });

  it('that nobody knows is the list of requests', () => {
    expect(parseRoute('/nowhere')).toEqual({ screen: 'requests' });
    expect(parseRoute('/alerts/%')).toEqual({ screen: 'requests' });
  });
});

describe('a failure', () => {
  it('of an answer has a sentence, and an ended session is told apart', () => {
    expect(failureOf({ message: 'JWT expired', code: 'PGRST303' })).toBeInstanceOf(SessionEnded);
    expect(failureOf({ message: 'x', status: 401 })).toBeInstanceOf(SessionEnded);
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const table = [
      [{ message: 'permission denied', code: '42501', status: 403 }, 'Only members'],
      [{ message: 'TypeError: Failed to fetch' }, 'There is no connection.'],
      [{ message: 'value too long', code: '22001', status: 400 }, 'Look at what you typed'],
    ] as const;
    for (const [error, words] of table) {
      expect(failureOf(error).message).toContain(words);
      expect(failureOf(error)).not.toBeInstanceOf(SessionEnded);
    }
    log.mockRestore();
  });

  it.each([
    [540, 'The database is paused'],
    [521, 'The database does not answer'],
    [544, 'The database does not answer'],
  ])('with the status %i says that requests wait, and what to do', (status, words) => {
    const { message } = failureOf({ message: '', status });
    expect(message).toContain(words);
    expect(message).toContain('supabase.com');
    expect(message).toContain('visitors’ devices keep');
  });
});
