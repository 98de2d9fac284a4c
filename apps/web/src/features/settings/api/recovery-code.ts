import { accounts } from '@subrosa/contract/endpoints/accounts';
import { client } from '../../../shared/api/client.ts';
import { inVault } from '../../../shared/vault/vault.ts';
import { readLockedKeys, type Proof } from '../../accounts/index.ts';

export type NewRecoveryCode = { proof: Proof; code: string; recovery: string };

/** Creates a recovery code, which works once it is saved. */
export async function createRecoveryCode(proof: Proof): Promise<NewRecoveryCode> {
  const { entered } = await readLockedKeys(proof);
  return { proof, ...(await inVault((vault) => vault.createRecoveryCode(entered))) };
}

/** Saves the recovery code, which replaces any older one. */
export async function saveRecoveryCode({ proof, recovery }: NewRecoveryCode): Promise<void> {
  await client.call(accounts.saveEnvelopes, { body: { password: proof.password, envelopes: { recovery } } });
}
