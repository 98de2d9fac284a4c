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

/** Identifies one attempt to write: whose it is, its key, and a hash of what it asks for. */
export interface Attempt {
  scope: string;
  key: string;
  requestHash: string;
}

/** A reply as it goes out: serialized, with the version for its ETag. */
export interface WrittenReply {
  text: string;
  version: number | null;
}

interface IdempotencyInput {
  route: AnyRoute;
  input: Input;
  caller: Caller | null;
  /** What was asked may be private too: without it, nobody can try out what it was. */
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
// Whose it is goes into the seal: a reply that is moved to another member's key does not open.
const boundTo = ({ scope, key }: Attempt) => `${scope}/${key}`;

/**
 * Runs `work` unless this attempt was already answered, and keeps its reply in the same transaction: the
 * effect and the memory of it commit together. A concurrent twin waits at the unique key for the outcome. Replies are
 * kept under a seal: they hold what the caller may read, and the tables may not.
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
  // A refusal is not remembered: the same key may try again.
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
