import type { ClientOptions } from './types.ts';

/**
 * Ends a session once, however many of its requests fail. Each request records the era in which it was sent, so that its
 * failure does not affect a later session.
 */
export function sessionEnd({ session, onRedirectToLogin }: Pick<ClientOptions, 'session' | 'onRedirectToLogin'>) {
  let era = 0;
  let leaving = false;
  let toLogin = false;

  async function end() {
    leaving = true;
    era += 1;
    try {
      await session.autoLogout();
    } catch {
      // Its own requests have shown the error; the member is logged out anyway.
    }
    // Incremented again, because requests sent during the logout belong to no session either.
    era += 1;
    leaving = false;
    if (toLogin) onRedirectToLogin();
    toLogin = false;
  }

  return {
    era: () => era,
    leave(sentIn: number, status: number) {
      if (sentIn !== era && !leaving) return;
      toLogin ||= status === 401;
      if (!leaving) void end();
    },
  };
}
