import type { IdentifierKind } from '@subrosa/rules/accounts/identifier';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { CallPlatform } from '../../../platform/platform.ts';
import { assertionOptions } from '../passkeys.ts';
import { countBackupCodes, findFactors, hasFactors } from '../queries/second-factors.ts';
import { addStep, type StepPurpose } from '../store/second-factors.ts';
import { isSecondFactorLocked } from './count-second-factor.ts';

type Method = 'totp' | 'passkey' | 'code';

/** A sign-in whose password was right, or the way to the console, and what can complete it. */
export interface AwaitedFactor {
  awaited: { ticket: string; methods: Method[]; passkeyOptions: string | null };
}

/** Null where nothing but the password protects the account. */
export async function askForSecondFactor(
  tx: Tx,
  { memberId, identifierKind }: { memberId: string; identifierKind: IdentifierKind },
  platform: CallPlatform,
  purpose: StepPurpose = 'sign_in',
): Promise<AwaitedFactor | null> {
  const { clock, config } = platform;
  const factors = await findFactors(tx, memberId);
  if (!hasFactors(factors)) return null;
  if (await isSecondFactorLocked(tx, memberId, platform)) throw new Refusal('auth.locked');
  const { totp, passkeys } = factors;
  const options = await assertionOptions(
    config,
    passkeys.map(({ credentialId }) => credentialId),
  );
  const { challenge } = options;
  const ticket = await addStep(tx, { memberId, purpose, identifierKind, challenge, now: clock.now() });

  const methods: Method[] = [];
  if (passkeys.length > 0) methods.push('passkey');
  if (totp) methods.push('totp');
  if ((await countBackupCodes(tx, memberId)) > 0) methods.push('code');
  return { awaited: { ticket, methods, passkeyOptions: passkeys.length > 0 ? JSON.stringify(options) : null } };
}
