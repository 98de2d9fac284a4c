import type { ClientOptions } from './types.ts';

/**
 * Leaves a session once, however many calls are refused in it. A call notes the era in which it was sent:
 * its refusal means nothing for a session that began after.
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
      // Its own calls have shown why; the member is out all the same.
    }
    // Again: what was sent while leaving belongs to no session either.
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
