import { fromBase64url } from '@subrosa/crypto/primitives/base64url';
import { sameBytes } from '@subrosa/crypto/primitives/hashes';
import { type BelievedLog, evidenceOf, rootOfSize, sizeOf } from './believed-log.ts';
import { type Checks, withAlarm } from './checks.ts';

type OwnCheckpoint = { readonly size: number; readonly root: string } | null;

/** Each of them was computed by a browser of the member, so it needs no signature. */
export function compareOwnCheckpoints(believed: BelievedLog, checks: Checks, own: readonly OwnCheckpoint[], now: number): Checks {
  const isOther = own.some(
    (saved) => saved && saved.size <= sizeOf(believed) && !sameBytes(rootOfSize(believed, saved.size), fromBase64url(saved.root)),
  );
  if (!isOther) return checks;
  const evidence = evidenceOf(believed);
  return withAlarm(checks, { kind: 'fork', problem: 'ownCheckpoint', at: now, memberId: null, evidence });
}
