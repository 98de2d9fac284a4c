import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findOwner } from '../browser/queries.ts';
import { openPayload } from '../payload.ts';
import { appendAudit } from './append-audit.ts';

interface DecryptPayloadInput {
  staffId: string;
  seq: number;
  reason: string;
}

/**
 * Decrypts the payload of an entry and returns its fields as text. This access is an entry too, with the reason
 * encrypted for the same member.
 */
export async function decryptPayload(
  tx: Tx,
  { clock, config }: Pick<Platform, 'clock' | 'config'>,
  { staffId, seq, reason }: DecryptPayloadInput,
): Promise<Record<string, string>> {
  const memberId = await findOwner(tx, seq);
  const payload = await openPayload(tx, config.DATA_ENCRYPTION_SECRET, seq);
  if (memberId === null || payload === null) throw new ApiError('resource.notFound');
  const personal = { secret: config.DATA_ENCRYPTION_SECRET, memberId, payload: { reason } };
  await appendAudit(tx, clock, {
    actorId: staffId,
    action: 'audit.opened',
    subjectKind: 'entry',
    subjectId: null,
    detail: { seq },
    personal,
  });
  const fields = typeof payload === 'object' ? Object.entries(payload) : [['payload', payload]];
  return Object.fromEntries(
    fields.map(([name, value]: unknown[]) => [String(name), typeof value === 'string' ? value : JSON.stringify(value)]),
  );
}
