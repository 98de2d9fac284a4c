import type { KeyProof } from '@subrosa/crypto/conversation/trust';
import type { Member } from '../member.ts';
import type { Session } from '../session.ts';
import { changeLog } from './change-log.ts';
import { checkContacts } from './check-contacts.ts';
import type { ProvedKeyLog } from './contact-proofs.ts';

/** What the log of keys proves about key logs, for `loadContacts`. While alarms stop nothing, only what is proved counts. */
export async function checkKeys(session: Session, member: Member, logs: readonly ProvedKeyLog[]): Promise<ReadonlyMap<string, KeyProof>> {
  const found = new Map<string, KeyProof>();
  await changeLog(session, member, async (stored) => {
    const { checks, proofs } = await checkContacts(stored, logs, { selfId: member.self.memberId, now: Date.now() });
    for (const [memberId, proof] of proofs) found.set(memberId, proof);
    return checks === stored.checks ? stored : { ...stored, checks };
  });
  if (session.log?.stopsSending) return found;
  return new Map([...found].filter(([, proof]) => proof === 'proved' || proof === 'pending'));
}
