import type { Tx } from '../../../platform/db/database.ts';
import { CommittedApiError } from '../../../platform/http/endpoint.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { openConsole } from '../store/console.ts';
import { checkProof, type Proof } from './check-proof.ts';
import { offerDevices, type DeviceChoice } from './replace-device.ts';
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

/** Uses the proof up to list the devices of a member over the limit. */
export async function offerDevicesAtSecondFactor(
  tx: Tx,
  proof: Proof & Pick<SessionRequest, 'browser'>,
  platform: ApiPlatform,
): Promise<DeviceChoice | CommittedApiError> {
  const step = await checkProof(tx, proof, 'sign_in', platform);
  return step instanceof CommittedApiError ? step : offerDevices(tx, step, platform);
}
