import { privacyDeadlines } from '@subrosa/rules/support/privacy-deadlines';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId, newReference } from '../../../platform/ids.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { openCase } from '../../moderation/index.ts';
import { savePrivacyRequest, type PrivacyRequest } from '../store.ts';

type FilePrivacyRequestInput = Pick<PrivacyRequest, 'email' | 'kind' | 'region' | 'details' | 'locale'>;

export async function filePrivacyRequest(tx: Tx, filing: FilePrivacyRequestInput, clock: Clock): Promise<{ reference: string }> {
  const id = newId();
  const reference = newReference('P');
  const receivedAt = clock.now();
  await savePrivacyRequest(tx, { id, reference, ...filing, receivedAt, ...privacyDeadlines(receivedAt) });
  await openCase(tx, clock, { kind: 'privacy_request', subjectKind: 'support_request', subjectId: id, memberId: null });
  await emit(tx, clock, 'support.privacyRequestFiled', { requestId: id });
  return { reference };
}
