import { notifications } from '@mantine/notifications';
import { createClient } from '@subrosa/contract/client/client';
import type { Toast } from '@subrosa/contract/client/types';
import { sentenceFor } from '../i18n/sentences.ts';
import { visitor } from './visitor.ts';

function show({ kind, code, message }: Toast): void {
  notifications.show({ message: sentenceFor(code, message), color: kind === 'error' ? 'red' : 'rose' });
}

export const client = createClient({ session: visitor, toast: show, onRedirectToLogin: () => location.assign('/') });
