import { startRegistration } from '@simplewebauthn/browser';
import { accounts } from '@subrosa/contract/endpoints/accounts';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { queryOptions } from '@tanstack/react-query';
import { client, silentClient } from '../../../shared/api/client.ts';
import { factorErrorCodes, type Proof } from '../../accounts/index.ts';

type SecondFactors = ReplyBody<typeof accounts.listSecondFactors>;
export type SecondFactor = SecondFactors['factors'][number];
export type StartedPasskey = ReplyBody<typeof accounts.startPasskey>;
export type StartedTotp = ReplyBody<typeof accounts.startTotp>;

export const secondFactorsQuery = queryOptions({
  queryKey: ['accounts', 'second-factors'],
  queryFn: ({ signal }) => silentClient.call(accounts.listSecondFactors, { signal }),
});

/** A change of the factors requires the password, and an existing factor if there is one. */
const bodyOf = ({ password, secondFactor }: Proof) => ({ password, ...(secondFactor && { proof: secondFactor }) });

export function startTotp(proof: Proof): Promise<StartedTotp> {
  return client.call(accounts.startTotp, { body: bodyOf(proof), handles: factorErrorCodes });
}

/** Returns the backup codes, which come with the first factor only. */
export async function confirmTotp(code: string): Promise<string[]> {
  const { backupCodes } = await silentClient.call(accounts.confirmTotp, { body: { code } });
  return backupCodes;
}

export function startPasskey(proof: Proof): Promise<StartedPasskey> {
  return client.call(accounts.startPasskey, { body: bodyOf(proof), handles: factorErrorCodes });
}

/** Must be called by a click, because browsers open the passkey dialog for nothing else. */
export async function addPasskey({ ticket, options }: StartedPasskey, name: string): Promise<string[]> {
  const registration = await startRegistration({ optionsJSON: JSON.parse(options) });
  const body = { ticket, name, answer: JSON.stringify(registration) };
  const { backupCodes } = await silentClient.call(accounts.addPasskey, { body });
  return backupCodes;
}

export async function removeSecondFactor(proof: Proof, id: string): Promise<true> {
  await client.call(accounts.removeSecondFactor, { params: { id }, body: bodyOf(proof), handles: factorErrorCodes });
  return true;
}

export async function renewBackupCodes(proof: Proof): Promise<string[]> {
  const { backupCodes } = await client.call(accounts.renewBackupCodes, { body: bodyOf(proof), handles: factorErrorCodes });
  return backupCodes;
}
