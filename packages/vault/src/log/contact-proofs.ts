import type { KeyLog } from '@subrosa/crypto/conversation/key-log';
import { continuesRecords, headsOf, type KeyProof } from '@subrosa/crypto/conversation/trust';
import { toBase64url } from '@subrosa/crypto/primitives/base64url';
import { fromBase64 } from '@subrosa/transparency/checkpoint/base64';
import { keysLabel } from '@subrosa/transparency/map/labels';
import { parseProofs } from '@subrosa/transparency/map/proof-steps';
import { parseKeysValue } from '@subrosa/transparency/map/values';
import { verifyProofs } from '@subrosa/transparency/map/verify-leaf';
import { accepted, rejected, type Result } from '@subrosa/transparency/result';
import { type BelievedLog, isLost, newestEditionOf, PATIENCE, rootOfEdition } from './believed-log.ts';

/** A proof as it comes with a key log. */
export interface ReceivedProof {
  readonly edition: number;
  /** In base64. */
  readonly proof: string;
}

export type ProvedKeyLog = KeyLog & { proof?: ReceivedProof | undefined };

/** What an edition contains about a member's keys. */
export interface ProvedKeys {
  readonly edition: number;
  readonly records: number;
  /** Of the record chain, in base64url. */
  readonly head: string;
}

/** Records that continue proved ones and are used before an edition has them. */
export interface PendingKeys {
  readonly records: number;
  readonly head: string;
  /** The edition whose proof first came together with them; null before. */
  readonly since: number | null;
}

export type ContactProblem =
  | 'proofMalformed'
  | 'wrongProof'
  /** This browser has not read the entry yet, or a restore lost its data. */
  | 'editionUnknown';

export function verifyContact(log: BelievedLog, memberId: string, { edition, proof }: ReceivedProof): Result<ProvedKeys, ContactProblem> {
  if (edition > newestEditionOf(log) || isLost(log, edition)) return rejected('editionUnknown');
  const bytes = fromBase64(proof);
  const steps = bytes ? parseProofs(bytes, 1) : rejected('proofMalformed');
  if (!steps.ok) return steps;
  const verified = verifyProofs(keysLabel(memberId), [rootOfEdition(log, 'keys', edition)], steps.value);
  if (!verified.ok) return verified;
  const [bytesOfValue] = verified.value;
  const value = bytesOfValue ? parseKeysValue(bytesOfValue) : null;
  return value ? accepted({ edition, records: value.records, head: toBase64url(value.head) }) : rejected('proofMalformed');
}

interface Known {
  readonly proved: ProvedKeys | null;
  /** Whether the proof came with this key log, so that both are of one time. */
  readonly isNew: boolean;
  readonly pending: PendingKeys | null;
}

/** Compares a key log with what was proved. */
export async function compareKeys(
  log: BelievedLog,
  keyLog: KeyLog,
  { proved, isNew, pending }: Known,
): Promise<{ proof: KeyProof; pending: PendingKeys | null }> {
  if (!proved) return { proof: 'missing', pending };
  if (isNew && isOverdue(log, proved, pending)) return { proof: 'contradicted', pending };
  const heads = await headsOf(keyLog);
  if (heads[proved.records - 1] !== proved.head) return { proof: isNew ? 'contradicted' : 'missing', pending };
  if (heads.length === proved.records) return { proof: 'proved', pending: null };
  if (!(await continuesRecords(keyLog, proved.records))) return { proof: 'missing', pending };
  const isKnown = pending !== null && heads[pending.records - 1] === pending.head;
  const unproved = isKnown ? pending : { records: heads.length, head: heads.at(-1) ?? '', since: null };
  return { proof: 'pending', pending: { ...unproved, since: unproved.since ?? (isNew ? proved.edition : null) } };
}

/** Whether an edition that should have the pending record has neither it nor a later one. */
function isOverdue({ recovered }: BelievedLog, proved: ProvedKeys, pending: PendingKeys | null): boolean {
  if (!pending || pending.since === null || proved.edition < pending.since + PATIENCE) return false;
  const { since } = pending;
  if (recovered.some(({ first, last }) => first <= since + PATIENCE && since <= last && last <= proved.edition)) return false;
  return proved.records < pending.records || (proved.records === pending.records && proved.head !== pending.head);
}
