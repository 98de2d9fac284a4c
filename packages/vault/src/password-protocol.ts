import type { PasswordEnvelopes, StoredDerivations } from '@subrosa/crypto/account/create-envelopes';
import type { Credential, Credentials, IdentifierKind, Salts } from '@subrosa/crypto/account/credentials';
import type { DerivationParameters, SupportedParameters } from '@subrosa/crypto/account/derivation';
import type { PublicRecord } from '@subrosa/crypto/account/public-record';
import type { PasswordResetBody, PasswordResetInput } from '@subrosa/crypto/account/reset-password';
import type { SignIn } from '@subrosa/crypto/account/sign-in';
import type { SignUpBody } from '@subrosa/crypto/account/sign-up';
import type { KdfUpgradeBody } from '@subrosa/crypto/account/upgrade-kdf';
import type { LabeledSettings, ReceivedSettings } from '@subrosa/crypto/conversation/settings';

type EmptyObject = Record<string, never>;

export interface EnteredPasswordRef {
  memberId: string;
  /** From `enterPassword`. */
  passwordId: string;
}

/** The server's envelope for the entered password. */
export interface PasswordEnvelopeRef extends EnteredPasswordRef {
  /** The identifier with whose salt the password was entered. */
  kind: IdentifierKind;
  envelope: string;
  /** The KDF version of the envelope; by default that of the newest parameters that `enterPassword` received. */
  kdfVersion?: number | undefined;
}

export interface UnlockedKeys {
  /** The keys in the vault, for `unlock`. */
  keysId: string;
}

/** New keys for the server, to be stored in one request, and then `unlock`. */
export interface ReplacementKeys extends UnlockedKeys {
  keys: PublicRecord & { bundle: string; settings: LabeledSettings };
  envelopes: PasswordEnvelopes;
}

/**
 * Calls with a password or a recovery code. Everything derived from it stays in the vault, except what the server must
 * receive. They throw `UnlockError`, `InvalidRecoveryCode` and `DerivationError`.
 */
export interface PasswordCalls {
  /** Derives what a login sends. The vault keeps the password until `clearPassword`, at most half an hour. */
  enterPassword: {
    input: SupportedParameters & { password: string; salt: string };
    output: { passwordId: string; body: SignIn['body'] };
  };
  clearPassword: { input: { passwordId: string }; output: EmptyObject };
  unlockKeys: { input: PasswordEnvelopeRef & { bundle: string }; output: UnlockedKeys };
  unlockKeysByCode: { input: { memberId: string; code: string; envelope: string; bundle: string }; output: UnlockedKeys };
  /** Returns null if no upgrade is needed. `envelope` is null after a reset, when there is no envelope either. */
  upgradeKdf: {
    input: EnteredPasswordRef &
      Salts & { kind: IdentifierKind; envelope: string | null; stored: number; signIn: SignIn['body']; inService: SupportedParameters };
    output: KdfUpgradeBody | null;
  };
  /** The credential of the same password for another email address or username. */
  changeIdentifier: {
    input: PasswordEnvelopeRef & { identifier: { kind: IdentifierKind; salt: string; parameters: DerivationParameters } };
    output: Credential;
  };
  changePassword: {
    input: PasswordEnvelopeRef & Salts & { newPassword: string; parameters: DerivationParameters };
    output: Credentials;
  };
  /** The code is shown to the member; its envelope replaces that of an earlier code. */
  createRecoveryCode: { input: PasswordEnvelopeRef; output: { code: string; recovery: string } };
  /** After a reset: decrypts the keys with the recovery code, and encrypts them with the new password. */
  recoverKeys: {
    input: EnteredPasswordRef & { code: string; envelope: string; bundle: string; stored: StoredDerivations };
    output: UnlockedKeys & { envelopes: PasswordEnvelopes };
  };
  rotateKeys: {
    input: PasswordEnvelopeRef & {
      bundle: string;
      records: readonly PublicRecord[];
      settings: ReceivedSettings;
      stored: StoredDerivations;
    };
    output: ReplacementKeys;
  };
  /** Last resort: earlier messages stay unreadable. */
  createReplacementKeys: {
    input: EnteredPasswordRef & {
      records: readonly PublicRecord[];
      settingsVersion: number;
      stored: StoredDerivations;
    };
    output: ReplacementKeys;
  };
  signUp: { input: Salts & { memberId: string; password: string; parameters: DerivationParameters }; output: SignUpBody };
  resetPassword: { input: PasswordResetInput; output: PasswordResetBody };
}
