import type { signedIn } from '@subrosa/contract/devices/schemas';
import type { SupportedParameters } from '@subrosa/crypto/account/derivation';
import type { SignIn } from '@subrosa/crypto/account/sign-in';
import type { IdentifierKind } from '@subrosa/rules/accounts/identifier';

export type SignedIn = (typeof signedIn)['_output'];

/** What decrypts the envelope of the identifier that was used. */
export type UnlockingInput = Pick<SignIn, 'kekOf'> & {
  kind: IdentifierKind;
  signIn: SignIn['body'];
  /** As typed: it may be needed to derive keys with a newer KDF version. */
  password: string;
  inService: SupportedParameters;
};
