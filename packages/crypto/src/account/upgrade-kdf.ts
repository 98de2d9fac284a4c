import type { Bytes } from '../primitives/bytes.ts';
import { type IdentifierKind, createCredentials, createSecrets, type Salts } from './credentials.ts';
import { areStronger, type Derive, type SupportedParameters } from './derivation.ts';
import type { SignIn } from './sign-in.ts';

interface LoginSecret {
  password: string;
  envelope?: string;
}

/** The part of the request that this package prepares: secrets and envelopes of both identifiers, derived with the stronger parameters. */
export interface KdfUpgradeBody {
  proof: { kind: IdentifierKind; password: string };
  kdfVersion: number;
  credentials: Record<IdentifierKind, LoginSecret>;
}

interface KdfUpgradeInput {
  memberId: string;
  /** The password as entered. */
  password: string;
  /** Null after a password reset, when there are no envelopes either. */
  masterKey: Bytes | null;
  /** The used identifier, what was derived from it, and the KDF version of the server's verifier. */
  kind: IdentifierKind;
  signIn: SignIn['body'];
  stored: number;
  inService: SupportedParameters;
  derive: Derive;
}

/** Returns true only for stronger parameters, regardless of the server's version numbers. */
export function needsKdfUpgrade({
  stored,
  inService: { parameters, others = [] },
}: Pick<KdfUpgradeInput, 'stored' | 'inService'>): boolean {
  const before = others.find(({ version }) => version === stored);
  return before !== undefined && areStronger(parameters, before);
}

/** Returns null if no upgrade is needed. */
export async function prepareKdfUpgrade(input: KdfUpgradeInput, salts: Salts): Promise<KdfUpgradeBody | null> {
  const proof = input.signIn.others.find(({ kdfVersion }) => kdfVersion === input.stored);
  if (!proof || !needsKdfUpgrade(input)) return null;
  const { parameters } = input.inService;
  return {
    proof: { kind: input.kind, password: proof.password },
    kdfVersion: parameters.version,
    credentials: input.masterKey === null ? await secretsOf(input, salts) : await encryptedSecretsOf(input, input.masterKey, salts),
  };
}

async function encryptedSecretsOf(input: KdfUpgradeInput, masterKey: Bytes, salts: Salts): Promise<KdfUpgradeBody['credentials']> {
  const { email, username } = await createCredentials({ ...input, masterKey, parameters: input.inService.parameters }, salts);
  return {
    email: { password: email.password, envelope: email.envelope },
    username: { password: username.password, envelope: username.envelope },
  };
}

async function secretsOf(input: KdfUpgradeInput, salts: Salts): Promise<KdfUpgradeBody['credentials']> {
  const { email, username } = await createSecrets({ ...input, parameters: input.inService.parameters }, salts);
  return { email: { password: email }, username: { password: username } };
}
