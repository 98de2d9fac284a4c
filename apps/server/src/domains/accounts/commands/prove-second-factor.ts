import type { Tx } from '../../../platform/db/database.ts';
import { CommittedApiError } from '../../../platform/http/endpoint.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { openConsole } from '../store/console.ts';
import { checkProof, type Proof } from './check-proof.ts';
import { openSession, type Session, type SessionRequest } from './open-session.ts';

/** Completes a sign-in. A passkey that opens the console also opens it now, so that staff need not prove it twice. */
export async function proveSecondFactor(
  tx: Tx,
  proof: SessionRequest & Proof,
  platform: ApiPlatform,
): Promise<Session | CommittedApiError> {
  const step = await checkProof(tx, proof, 'sign_in', platform);
  if (step instanceof CommittedApiError) return step;
  const { memberId, identifierKind, provedForConsole } = step;
  const opened = await openSession(tx, { ...proof, memberId, identifierKind }, platform);
  if (provedForConsole) await openConsole(tx, opened.session.authId, platform.clock.now());
  return opened;
}
