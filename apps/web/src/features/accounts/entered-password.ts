import type { Input, Output } from '@subrosa/vault/protocol';
import { inVault } from '../../shared/vault/vault.ts';

let enteredId: string | null = null;

/** Passes a typed password to the vault, which keeps it until `clearPassword`. Only the newest one is kept. */
export async function enterPassword(input: Input<'enterPassword'>): Promise<Output<'enterPassword'>> {
  await clearPassword();
  const entered = await inVault((vault) => vault.enterPassword(input));
  enteredId = entered.passwordId;
  return entered;
}

/** The vault forgets the entered password, or does nothing if another was entered since. */
export async function clearPassword(passwordId: string | null = enteredId): Promise<void> {
  if (passwordId === null || passwordId !== enteredId) return;
  enteredId = null;
  await inVault((vault) => vault.clearPassword({ passwordId })).catch(() => undefined);
}
