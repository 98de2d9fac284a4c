import { notifications } from '@mantine/notifications';
import { createClient } from '@subrosa/contract/client/client';
import type { Session, Toast } from '@subrosa/contract/client/types';
import { sentenceFor } from '../i18n/sentences.ts';

function show({ kind, code, message }: Toast): void {
  notifications.show({ message: sentenceFor(code, message), color: kind === 'error' ? 'red' : 'rose' });
}

/** Nobody can sign in before the accounts feature exists: there is no token and nothing to refresh. */
const visitor: Session = {
  accessToken: () => undefined,
  chatToken: () => undefined,
  canRefresh: () => false,
  refresh: async () => undefined,
  autoLogout: async () => undefined,
};

export const client = createClient({ session: visitor, toast: show, onRedirectToLogin: () => location.assign('/') });
