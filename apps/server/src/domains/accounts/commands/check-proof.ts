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
  type StepPurpose,
} from '../store/second-factors.ts';
import { timeStepOf, unsealTotpSecret } from '../totp.ts';
import { countWrongSecondFactor, forgetWrongSecondFactors } from './count-second-factor.ts';

export interface Proof {
  ticket: string;
  totp?: string | undefined;
  passkey?: string | undefined;
  code?: string | undefined;
}

/** Whose step it was, once the second factor is proved. Five wrong proofs, or five minutes, and it begins anew. */
export async function checkProof(
  tx: Tx,
  { by, ...proof }: Proof & { by?: string },
  purpose: StepPurpose,
  platform: CallPlatform,
): Promise<Step | KeptRefusal> {
  const step = await lockStep(tx, proof.ticket, purpose, platform.clock.now());
  // Of somebody else's ticket nothing is tried, nor counted against them.
  if (!step || (by !== undefined && step.memberId !== by)) throw new Refusal('auth.secondFactorExpired');
  if (!(await isProven(tx, step, proof, platform))) {
    await countStepFailure(tx, proof.ticket);
    await countWrongSecondFactor(tx, step.memberId, platform);
    return new KeptRefusal('auth.secondFactorFailed');
  }
  await removeStep(tx, proof.ticket);
  await forgetWrongSecondFactors(tx, step.memberId, platform);
  return step;
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
