import type { Tx } from '../../../platform/db/database.ts';
import { KeptRefusal } from '../../../platform/http/endpoint.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { CallPlatform } from '../../../platform/platform.ts';
import { backupCodeHash } from '../backup-codes.ts';
import { claimedCredentialId, verifyAssertion } from '../passkeys.ts';
import { findFactors } from '../queries/second-factors.ts';
import {
  acceptTimeStep,
  countStepFailure,
  lockStep,
  notePasskeyUse,
  removeStep,
  useBackupCode,
  type Step,
} from '../store/second-factors.ts';
import { timeStepOf, unsealTotpSecret } from '../totp.ts';
import { countWrongSecondFactor, forgetWrongSecondFactors } from './count-second-factor.ts';
import { openSession, type Session, type SessionRequest } from './open-session.ts';

interface Proof extends SessionRequest {
  ticket: string;
  totp?: string | undefined;
  passkey?: string | undefined;
  code?: string | undefined;
}

/** The second half of a sign-in. Five wrong proofs, or five minutes, and the password is asked again. */
export async function proveSecondFactor(tx: Tx, proof: Proof, platform: CallPlatform): Promise<Session | KeptRefusal> {
  const step = await lockStep(tx, proof.ticket, 'sign_in', platform.clock.now());
  if (!step) throw new Refusal('auth.secondFactorExpired');
  if (!(await isProven(tx, step, proof, platform))) {
    await countStepFailure(tx, proof.ticket);
    await countWrongSecondFactor(tx, step.memberId, platform);
    return new KeptRefusal('auth.secondFactorFailed');
  }
  await removeStep(tx, proof.ticket);
  await forgetWrongSecondFactors(tx, step.memberId, platform);
  const { memberId, identifierKind } = step;
  return openSession(tx, { ...proof, memberId, identifierKind }, platform);
}

async function isProven(tx: Tx, step: Step, { passkey, totp, code }: Proof, platform: CallPlatform): Promise<boolean> {
  if (passkey !== undefined) return provePasskey(tx, step, passkey, platform);
  if (totp !== undefined) return proveTotp(tx, step, totp, platform);
  return code !== undefined && proveBackupCode(tx, step, code, platform);
}

async function provePasskey(tx: Tx, { memberId, challenge }: Step, answer: string, { clock, config }: CallPlatform): Promise<boolean> {
  const { passkeys } = await findFactors(tx, memberId);
  const claimed = claimedCredentialId(answer);
  const passkey = passkeys.find(({ credentialId }) => credentialId === claimed);
  const counter = passkey ? await verifyAssertion(config, answer, challenge, passkey) : null;
  if (!passkey || counter === null) return false;
  await notePasskeyUse(tx, passkey.id, counter, clock.now());
  return true;
}

async function proveTotp(tx: Tx, { memberId }: Step, code: string, { clock, config }: CallPlatform): Promise<boolean> {
  const { totp } = await findFactors(tx, memberId);
  if (!totp) return false;
  const secret = unsealTotpSecret(config.SEAL_SECRET, memberId, totp.sealedSecret);
  const timeStep = timeStepOf(secret, code, clock.now());
  return timeStep !== null && acceptTimeStep(tx, totp.id, timeStep, clock.now());
}

function proveBackupCode(tx: Tx, { memberId }: Step, code: string, { clock, config }: CallPlatform): Promise<boolean> {
  return useBackupCode(tx, memberId, backupCodeHash(config.SEAL_SECRET, memberId, code), clock.now());
}
