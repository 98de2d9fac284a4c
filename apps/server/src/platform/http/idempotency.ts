import { createHmac } from 'node:crypto';
import type { AnyRoute } from '@subrosa/contract/route';
import type { Tx } from '../db/database.ts';
import { encryptAtRest, decryptAtRest } from '../at-rest-encryption.ts';
import { oldestOf } from '../secrets.ts';
import type { Caller } from './caller.ts';
import type { CommittedApiError } from './endpoint.ts';
import type { Input } from './input.ts';
import { ApiError } from './api-error.ts';

const KEY = /^[\x21-\x7e]{1,200}$/;

/** Identifies one attempt to write: its scope, its key, and a hash of the request. */
export interface Attempt {
  scope: string;
  key: string;
  requestHash: string;
}

/** A serialized reply with the version for its ETag. */
export interface WrittenReply {
  text: string;
  version: number | null;
}

interface IdempotencyInput {
  route: AnyRoute;
  input: Input;
  caller: Caller | null;
  /** The key of the request hash; without it, the stored hash could be guessed from possible requests. */
  secret: string;
}

export function attemptOf(header: string | string[] | undefined, { route, input, caller, secret }: IdempotencyInput): Attempt | null {
  if (header === undefined) return null;
  if (typeof header !== 'string' || !KEY.test(header)) {
    throw new ApiError('request.invalid', { fields: { 'Idempotency-Key': 'field.invalid' } });
  }
  const request = JSON.stringify([route.method, route.path, input.params, input.query, input.body]);
  return {
    scope: caller ? `member:${caller.memberId}` : 'visitor',
    key: header,
    requestHash: createHmac('sha256', oldestOf(secret)).update(request).digest('base64'),
  };
}

const PURPOSE = 'reply';
// The associated data names the scope and key, so that a reply cannot be decrypted under another member's key.
const boundTo = ({ scope, key }: Attempt) => `${scope}/${key}`;

/**
 * Runs `work` unless this attempt was already answered, and stores its reply in the same transaction, so that both commit
 * together. A concurrent duplicate waits at the unique key for the outcome. Replies are encrypted at rest, because they
 * contain what only the caller may read.
 */
export async function once(
  tx: Tx,
  attempt: Attempt | null,
  secret: string,
  work: () => Promise<WrittenReply | CommittedApiError>,
): Promise<WrittenReply | CommittedApiError> {
  if (!attempt) return work();
  const { scope, key, requestHash } = attempt;
  const claimed = await tx
    .insertInto('idempotency_key')
    .values({ scope, key, request_hash: requestHash })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .executeTakeFirst();
  if (claimed.numInsertedOrUpdatedRows === 0n) {
    const earlier = await tx
      .selectFrom('idempotency_key')
      .select(['request_hash', 'reply', 'reply_version'])
      .where('scope', '=', scope)
      .where('key', '=', key)
      .executeTakeFirst();
    if (earlier?.reply == null || earlier.request_hash !== requestHash) throw new ApiError('idempotency.keyReused');
    const text = decryptAtRest(secret, PURPOSE, boundTo(attempt), Buffer.from(earlier.reply, 'base64')).toString();
    return { text, version: earlier.reply_version };
  }
  const reply = await work();
  // An error is not stored: the same key may be retried.
  if (!('text' in reply)) {
    await tx.deleteFrom('idempotency_key').where('scope', '=', scope).where('key', '=', key).execute();
    return reply;
  }
  const encrypted = encryptAtRest(secret, PURPOSE, boundTo(attempt), Buffer.from(reply.text)).toString('base64');
  await tx
    .updateTable('idempotency_key')
    .set({ reply: encrypted, reply_version: reply.version })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
  return reply;
}
