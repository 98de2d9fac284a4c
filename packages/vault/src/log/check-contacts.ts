import type { KeyProof } from '@subrosa/crypto/conversation/trust';
import { accepted, rejected, type Result } from '@subrosa/transparency/result';
import { type BelievedLog, DAY_MS, evidenceOf, newestEditionOf, timeOf } from './believed-log.ts';
import { type Checks, type ContactCheck, NO_CONTACT_CHECK, withAlarm, withoutAlarms } from './checks.ts';
import { compareKeys, type ContactProblem, type ProvedKeyLog, type ProvedKeys, verifyContact } from './contact-proofs.ts';
import type { LogAlarm } from './log-protocol.ts';
import type { StoredLog } from './stored-log.ts';

/** Checks key logs with their proofs: those of contacts, and the member's own. */
export async function checkContacts(
  stored: StoredLog,
  logs: readonly ProvedKeyLog[],
  times: Times,
): Promise<{ checks: Checks; proofs: Map<string, KeyProof> }> {
  const proofs = new Map<string, KeyProof>();
  let { checks } = stored;
  for (const log of logs) {
    const checked = await checkContact({ ...stored, checks }, log, times);
    ({ checks } = checked);
    proofs.set(log.memberId, checked.proof);
  }
  return { checks, proofs };
}

/** The response has other own records than its proof. Another head in an edition itself is no such problem, and does not end. */
const OTHER_RECORDS = 'otherRecords';

interface Checked {
  readonly checks: Checks;
  readonly proof: KeyProof;
}

interface Times {
  readonly selfId: string;
  readonly now: number;
}

async function checkContact(stored: StoredLog, log: ProvedKeyLog, times: Times): Promise<Checked> {
  const { believed, checks } = stored;
  const { memberId, proof: received } = log;
  const isSelf = memberId === times.selfId;
  const before = checks.contacts[memberId] ?? NO_CONTACT_CHECK;
  const read = readProof(believed, log, { before: before.proved, now: times.now });
  if (!read.ok) return contradicted(stored, memberId, read.problem, times);
  const { proved, isNew } = read.value;
  const { proof, pending } = await compareKeys(believed, log, { proved, isNew, pending: before.pending });
  if (proof === 'contradicted') return contradicted(stored, memberId, isSelf ? OTHER_RECORDS : 'otherHead', times);
  const isAboutIt = (alarm: LogAlarm) => (isSelf ? alarm.problem === OTHER_RECORDS : alarm.memberId === memberId);
  // Only a proof of these keys ends an alarm: a response without one decides nothing.
  const known = proof === 'proved' && isNew ? withoutAlarms(checks, isAboutIt) : checks;
  const isWithout = !isNew && (proved?.edition ?? -1) < newestEditionOf(believed);
  const after = { proved, pending, unprovedSince: isWithout ? (before.unprovedSince ?? times.now) : null };
  const isAhead = received !== undefined && received.edition > newestEditionOf(believed);
  const isContradicted = known.alarms.some(isAboutIt);
  return { proof: isContradicted ? 'contradicted' : proof, checks: withContact(known, memberId, { after, isAhead }) };
}

/** What is proved with this response, or by an earlier one. */
function readProof(
  believed: BelievedLog,
  { memberId, proof }: ProvedKeyLog,
  { before, now }: { before: ProvedKeys | null; now: number },
): Result<{ proved: ProvedKeys | null; isNew: boolean }, ContactProblem> {
  const verified = proof ? verifyContact(believed, memberId, proof) : rejected('editionUnknown');
  if (!verified.ok && verified.problem !== 'editionUnknown') return verified;
  // A response that waited for longer can bring an older proof, with the key log of that time.
  const isNew = verified.ok && verified.value.edition >= (before?.edition ?? 0) && !isOld(believed, verified.value, now);
  return accepted({ proved: isNew ? verified.value : before, isNew });
}

/** An edition of more than a day before the newest one, or before the present, can contain keys that were replaced since. */
function isOld(believed: BelievedLog, { edition }: ProvedKeys, now: number): boolean {
  const at = (timeOf(believed, edition) ?? 0) * 1000;
  const newestAt = (timeOf(believed, newestEditionOf(believed)) ?? 0) * 1000;
  return Math.max(now, newestAt) - at > DAY_MS;
}

function withContact(checks: Checks, memberId: string, { after, isAhead }: { after: ContactCheck; isAhead: boolean }): Checks {
  const isUnchanged = JSON.stringify(after) === JSON.stringify(checks.contacts[memberId] ?? NO_CONTACT_CHECK);
  if (isUnchanged && (checks.isBehind || !isAhead)) return checks;
  return { ...checks, isBehind: checks.isBehind || isAhead, contacts: { ...checks.contacts, [memberId]: after } };
}

function contradicted({ believed, checks }: StoredLog, memberId: string, problem: string, { selfId, now }: Times): Checked {
  const about = memberId === selfId ? ({ kind: 'ownKeys', memberId: null } as const) : ({ kind: 'contact', memberId } as const);
  return { proof: 'contradicted', checks: withAlarm(checks, { ...about, problem, at: now, evidence: evidenceOf(believed) }) };
}
