import type { Bytes } from '../primitives/bytes.ts';
import type { AccountKeys } from './account-keys.ts';
import type { LabeledSettings } from '../conversation/settings.ts';
import { createAccountKeys } from './create-keys.ts';
import { type Credentials, type CredentialSource, createCredentials, type Salts } from './credentials.ts';
import type { PublicRecord } from './public-record.ts';

/** The part of the sign-up body that this package creates. */
export interface SignUpBody {
  credentials: Credentials;
  keys: PublicRecord & { bundle: string; settings: LabeledSettings };
}

export interface PreparedSignUp {
  body: SignUpBody;
  /** Both are not sent. */
  masterKey: Bytes;
  keys: AccountKeys;
}

export async function prepareSignUp(input: Omit<CredentialSource, 'masterKey'> & Salts): Promise<PreparedSignUp> {
  const { masterKey, keys, bundle, settings, record } = await createAccountKeys({ memberId: input.memberId });
  const credentials = await createCredentials({ ...input, masterKey }, input);
  return { body: { credentials, keys: { ...record, bundle, settings } }, masterKey, keys };
}
