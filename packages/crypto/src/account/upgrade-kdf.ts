import { toBase64url } from '../primitives/base64url.ts';
import type { Bytes } from '../primitives/bytes.ts';
import { type IdentifierKind, makeCredentials, type Salts } from './credentials.ts';
import { areStronger, type Derive, type ParametersInService } from './derivation.ts';
import type { SignIn } from './sign-in.ts';

interface Secret {
  password: string;
  envelope?: string;
}

/** The part of the call that this package knows: secrets and envelopes of both names, made with the stronger parameters. */
export interface KdfUpgradeBody {
  proof: { kind: IdentifierKind; password: string };
  stretching: number;
  credentials: Record<IdentifierKind, Secret>;
}

interface Input {
  memberId: string;
  /** As typed. */
  password: string;
  /** Null after a reset: then there are no envelopes either. */
  masterKey: Bytes | null;
  /** Which name was used, what it gave, and with which version the server's verifier of it was made. */
  kind: IdentifierKind;
  signIn: SignIn['body'];
  stored: number;
  inService: ParametersInService;
  derive: Derive;
}

/** Only toward parameters that cost a guesser more, whatever the server calls them. */
export function needsKdfUpgrade({ stored, inService: { parameters, others = [] } }: Pick<Input, 'stored' | 'inService'>): boolean {
  const before = others.find(({ version }) => version === stored);
  return before !== undefined && areStronger(parameters, before);
}

/** Null where nothing is to be done. */
export async function prepareKdfUpgrade(input: Input, salts: Salts): Promise<KdfUpgradeBody | null> {
  const proof = input.signIn.others.find(({ stretching: kdfVersion }) => kdfVersion === input.stored);
  if (!proof || !needsKdfUpgrade(input)) return null;
  const { parameters } = input.inService;
  return {
    proof: { kind: input.kind, password: proof.password },
    stretching: parameters.version,
    credentials: input.masterKey === null ? await secretsOf(input, salts) : await encryptedSecretsOf(input, input.masterKey, salts),
  };
}

async function encryptedSecretsOf(input: Input, masterKey: Bytes, salts: Salts): Promise<KdfUpgradeBody['credentials']> {
  const { email, username } = await makeCredentials({ ...input, masterKey, parameters: input.inService.parameters }, salts);
  return {
    email: { password: email.password, envelope: email.envelope },
    username: { password: username.password, envelope: username.envelope },
  };
}

async function secretsOf({ password, derive, inService: { parameters } }: Input, salts: Salts): Promise<KdfUpgradeBody['credentials']> {
  const secretFor = async (salt: string) => ({ password: toBase64url((await derive(password, salt, parameters)).secret) });
  const email = await secretFor(salts.email.salt);
  return { email, username: await secretFor(salts.username.salt) };
}
