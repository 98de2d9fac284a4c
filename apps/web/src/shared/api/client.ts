import { createClient, type Client } from '@subrosa/contract/client/client';
import type { StaffSession, Toast } from '@subrosa/contract/client/types';
import { errorMessageFor } from '../i18n/error-messages.ts';
import { enterConsole, useConsole } from '../session/console.ts';
import { memberSession } from '../session/member-session.ts';
import { pageLanguage } from './page-language.ts';
import { showError } from '../ui/show-error.tsx';
import { showToast } from '../ui/show-toast.ts';
import { withinSession } from './within-session.ts';

function show({ kind, code, message }: Toast): void {
  if (kind === 'error') void showError({ code, message });
  else showToast(kind, { message: errorMessageFor(code, message) });
}

// The app redirects to the login page whenever a session ends, for any reason (app/follow-session.ts).
const onRedirectToLogin = () => undefined;

const staff: StaffSession = {
  token: () => useConsole.getState().token ?? undefined,
  renew: () => enterConsole(silentClient),
};

export const client: Client = withinSession(
  createClient({ session: memberSession, staff, toast: show, onRedirectToLogin, language: pageLanguage }),
);

/** The same without toasts, for callers that show errors themselves. */
export const silentClient: Client = withinSession(
  createClient({ session: memberSession, staff, toast: () => undefined, onRedirectToLogin, language: pageLanguage }),
);
