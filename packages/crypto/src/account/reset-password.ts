import { changePassword } from './change-secret.ts';
import { type IdentifierKind, type Salts, createSecrets } from './credentials.ts';
import type { DerivationParameters, Derive } from './derivation.ts';
import { decryptEnvelope } from './envelope.ts';
import { recoveryKek } from './recovery-code.ts';

/** The part of the request that this package creates; without envelopes, the messages stay locked. */
export interface PasswordResetBody {
  kdfVersion: number;
  passwords: Record<IdentifierKind, string>;
  envelopes?: Record<IdentifierKind, string>;
}

export interface PasswordResetInput extends Salts {
  memberId: string;
  password: string;
  parameters: DerivationParameters;
  /** Null if the account has no recovery code, or the member does not have it now. */
  recovery: { code: string; envelope: string } | null;
}

/** The new secrets, and the master key encrypted again if the recovery code decrypts it. Throws for a wrong code. */
export async function resetPassword(input: PasswordResetInput & { derive: Derive }): Promise<PasswordResetBody> {
  const { memberId, recovery } = input;
  const kdfVersion = input.parameters.version;
  if (!recovery) return { kdfVersion, passwords: await createSecrets(input, input) };
  const masterKey = await decryptEnvelope(recovery.envelope, await recoveryKek(recovery.code, memberId), { memberId, kind: 'recovery' });
  const { email, username } = await changePassword({ ...input, masterKey });
  return {
    kdfVersion,
    passwords: { email: email.password, username: username.password },
    envelopes: { email: email.envelope, username: username.envelope },
  };
}
