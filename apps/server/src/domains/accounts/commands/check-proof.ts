import type { Tx } from '../../../platform/db/database.ts';
import type { Browser } from '../../../platform/http/browser.ts';
import { CommittedApiError } from '../../../platform/http/endpoint.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { backupCodeHash } from '../backup-codes.ts';
import { claimedCredentialId, verifyAssertion } from '../passkeys.ts';
import { findFactors } from '../queries/second-factors.ts';
import {
  acceptTimeStep,
  countStepFailure,
  lockStep,
  recordPasskeyUse,
  removeStep,
  useBackupCode,
  type Step,
  type StepPurpose,
} from '../store/second-factors.ts';
import { timeStepOf, decryptTotpSecret } from '../totp.ts';
import { checkGuess, originOf } from './check-guess.ts';

export interface Proof {
  ticket: string;
  totp?: string | undefined;
  passkey?: string | undefined;
  code?: string | undefined;
}

/** The step, and whether it was proved by a passkey that opens the console and verified its user. */
export type ProvedStep = Step & { provedForConsole: boolean };

/**
 * Verifies the second factor and returns the step. After five wrong proofs or five minutes the step must be started again. `browser` is
 * given when the caller is not signed in.
 */
export async function checkProof(
  tx: Tx,
  { by, browser, ...proof }: Proof & { by?: string; browser?: Browser },
  purpose: StepPurpose,
  platform: ApiPlatform,
): Promise<ProvedStep | CommittedApiError> {
  const step = await lockStep(tx, proof.ticket, purpose, platform.clock.now());
  // Another member's ticket is neither checked nor counted against that member.
  if (!step || (by !== undefined && step.memberId !== by)) throw new ApiError('auth.secondFactorExpired');
  const { memberId } = step;
  const result: { proved: ProofState } = { proved: 'no' };
  const isRight = async () => {
    result.proved = await prove(tx, step, proof, platform);
    return purpose === 'console' ? result.proved === 'for_console' : result.proved !== 'no';
  };
  const error = await checkGuess(
    tx,
    {
      memberId,
      origin: await originOf(tx, memberId, browser, platform),
      isRight,
      wrong: new CommittedApiError('auth.secondFactorFailed'),
    },
    platform,
  );
  if (error) {
    await countStepFailure(tx, proof.ticket);
    return error;
  }
  await removeStep(tx, proof.ticket);
  return { ...step, provedForConsole: result.proved === 'for_console' };
}

type ProofState = 'no' | 'yes' | 'for_console';

async function prove(tx: Tx, step: Step, { passkey, totp, code }: Proof, platform: ApiPlatform): Promise<ProofState> {
  if (passkey !== undefined) return provePasskey(tx, step, passkey, platform);
  const proves = totp === undefined ? code !== undefined && proveBackupCode(tx, step, code, platform) : proveTotp(tx, step, totp, platform);
  return (await proves) ? 'yes' : 'no';
}

async function provePasskey(tx: Tx, { memberId, challenge }: Step, answer: string, { clock, config }: ApiPlatform): Promise<ProofState> {
  const { passkeys } = await findFactors(tx, memberId);
  const claimed = claimedCredentialId(answer);
  const passkey = passkeys.find(({ credentialId }) => credentialId === claimed);
  const asserted = passkey ? await verifyAssertion(config, answer, challenge, passkey) : null;
  if (!passkey || !asserted) return 'no';
  await recordPasskeyUse(tx, passkey.id, asserted.counter, clock.now());
  return passkey.opensConsole && asserted.userVerified ? 'for_console' : 'yes';
}

async function proveTotp(tx: Tx, { memberId }: Step, code: string, { clock, config }: ApiPlatform): Promise<boolean> {
  const { totp } = await findFactors(tx, memberId);
  if (!totp) return false;
  const secret = decryptTotpSecret(config.DATA_ENCRYPTION_SECRET, memberId, totp.encryptedSecret);
  const timeStep = timeStepOf(secret, code, clock.now());
  return timeStep !== null && acceptTimeStep(tx, totp.id, timeStep, clock.now());
}

function proveBackupCode(tx: Tx, { memberId }: Step, code: string, { clock, config }: ApiPlatform): Promise<boolean> {
  return useBackupCode(tx, memberId, backupCodeHash(config.DATA_ENCRYPTION_SECRET, memberId, code), clock.now());
}
