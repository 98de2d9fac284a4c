import type { IdentifierKind } from '@subrosa/rules/accounts/identifier';
import type { Tx } from '../../../platform/db/database.ts';
import type { Browser } from '../../../platform/http/browser.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { assertionOptions } from '../passkeys.ts';
import { countBackupCodes, findFactors, hasFactors } from '../queries/second-factors.ts';
import { addStep, type StepPurpose } from '../store/second-factors.ts';
import { originOf, checkNotLocked } from './check-guess.ts';

type Method = 'totp' | 'passkey' | 'code';

/** A sign-in whose password was right, or an entry to the console, with the methods that can complete it. */
export interface AwaitedFactor {
  awaited: { ticket: string; methods: Method[]; passkeyOptions: string | null };
}

/** Returns null if only the password protects the account. `browser` is given when the caller is not signed in. */
export async function startSecondFactorChallenge(
  tx: Tx,
  { memberId, identifierKind, browser }: { memberId: string; identifierKind: IdentifierKind; browser?: Browser },
  platform: ApiPlatform,
  purpose: StepPurpose = 'sign_in',
): Promise<AwaitedFactor | null> {
  const { clock, config } = platform;
  const factors = await findFactors(tx, memberId);
  if (!hasFactors(factors)) return null;
  const error = await checkNotLocked(tx, { memberId, origin: await originOf(tx, memberId, browser, platform) }, platform);
  if (error) throw error.apiError;
  const { totp, passkeys: all } = factors;
  // Only a passkey that opens the console and verifies its user can open it.
  const passkeys = purpose === 'console' ? all.filter(({ opensConsole }) => opensConsole) : all;
  const options = await assertionOptions(
    config,
    passkeys.map(({ credentialId }) => credentialId),
    passkeys.some(({ opensConsole }) => opensConsole) ? 'required' : 'preferred',
  );
  const { challenge } = options;
  const ticket = await addStep(tx, { memberId, purpose, identifierKind, challenge, now: clock.now() });

  const methods: Method[] = [];
  if (passkeys.length > 0) methods.push('passkey');
  if (totp && purpose !== 'console') methods.push('totp');
  if (purpose !== 'console' && (await countBackupCodes(tx, memberId)) > 0) methods.push('code');
  return { awaited: { ticket, methods, passkeyOptions: passkeys.length > 0 ? JSON.stringify(options) : null } };
}
