import { accounts } from '@subrosa/contract/endpoints/accounts';
import { encryptEnvelope } from '@subrosa/crypto/account/envelope';
import { recoveryKek } from '@subrosa/crypto/account/recovery-code';
import type { Bytes } from '@subrosa/crypto/primitives/bytes';
import { client } from '../../../shared/api/client.ts';
import type { Proof } from '../../accounts/index.ts';

export type OpenKeys = { proof: Proof; masterKey: Bytes };

export async function openKeys(proof: Proof): Promise<OpenKeys> {
  return { proof, masterKey: await proof.masterKey() };
}

/** Saves the recovery code, which replaces any older one. */
export async function saveRecoveryCode({ proof, masterKey }: OpenKeys, code: string): Promise<void> {
  const memberId = proof.member.id;
  const recovery = await encryptEnvelope(masterKey, await recoveryKek(code, memberId), { memberId, kind: 'recovery' });
  await client.call(accounts.saveEnvelopes, { body: { password: proof.password, envelopes: { recovery } } });
}
