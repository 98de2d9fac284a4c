import type { signedIn } from '@subrosa/contract/devices/schemas';
import type { SupportedParameters } from '@subrosa/crypto/account/derivation';
import type { SignIn } from '@subrosa/crypto/account/sign-in';
import type { IdentifierKind } from '@subrosa/rules/accounts/identifier';

export type SignedIn = (typeof signedIn)['_output'];

/** What decrypts the envelope of the identifier that was used. */
export type UnlockingInput = {
  kind: IdentifierKind;
  signIn: SignIn['body'];
  /** The typed password in the vault: it may be needed to derive keys with a newer KDF version. */
  passwordId: string;
  inService: SupportedParameters;
};
