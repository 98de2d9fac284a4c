import { tokenLifetimes } from '@subrosa/rules/accounts/limits';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { COSEALG, decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import type { Config } from '../../platform/config/config.ts';

type Site = Pick<Config, 'PUBLIC_URL'>;

export interface Passkey {
  credentialId: string;
  publicKey: Buffer;
  counter: number;
}

/** Whether the authenticator must ask for a PIN, a fingerprint or a face: `required` for staff, whose passkeys open the console. */
type Verification = 'required' | 'preferred';

// The name that a phone shows in its list of passkeys.
const SITE_NAME = 'SR';
const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];
/** 1023 bytes, the maximum of the standard, in base64url. */
const CREDENTIAL_ID = /^[\w-]{1,1364}$/;

function relyingParty({ PUBLIC_URL }: Site) {
  const { hostname, origin } = new URL(PUBLIC_URL);
  return { id: hostname, origin };
}

const described = (credentialIds: readonly string[]) => credentialIds.map((id) => ({ id }));

interface Owner {
  memberId: string;
  username: string;
  credentialIds: readonly string[];
  userVerification: Verification;
}

export function registrationOptions(site: Site, owner: Owner) {
  return generateRegistrationOptions({
    rpName: SITE_NAME,
    rpID: relyingParty(site).id,
    userName: owner.username,
    userID: new TextEncoder().encode(owner.memberId),
    timeout: tokenLifetimes.secondFactorMs,
    attestationType: 'none',
    excludeCredentials: described(owner.credentialIds),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: owner.userVerification },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

export function assertionOptions(site: Site, credentialIds: readonly string[], userVerification: Verification) {
  return generateAuthenticationOptions({
    rpID: relyingParty(site).id,
    allowCredentials: described(credentialIds),
    timeout: tokenLifetimes.secondFactorMs,
    userVerification,
  });
}

/** Returns the new passkey, or null if the response does not match this challenge and our origin. */
export async function verifyRegistration(
  site: Site,
  answer: string,
  challenge: string,
): Promise<(Passkey & { verifiesUser: boolean }) | null> {
  try {
    const response = JSON.parse(answer) as RegistrationResponseJSON;
    if (namesItsMaker(response)) return null;
    const { id, origin } = relyingParty(site);
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!registrationInfo || !CREDENTIAL_ID.test(registrationInfo.credential.id)) return null;
    const { credential, userVerified: verifiesUser } = registrationInfo;
    return { credentialId: credential.id, publicKey: Buffer.from(credential.publicKey), counter: credential.counter, verifiesUser };
  } catch {
    // The library throws for every invalid response.
    return null;
  }
}

/** We request no attestation. Verifying the certificates of one would send requests to other servers. */
function namesItsMaker({ response }: RegistrationResponseJSON): boolean {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
  const format = attestation.get('fmt');
  const signedByItself = format === 'packed' && attestation.get('attStmt').get('x5c') === undefined;
  return format !== 'none' && !signedByItself;
}

/** Returns the credential id that a response claims. */
export function claimedCredentialId(answer: string): string | null {
  try {
    const { id } = JSON.parse(answer) as { id: unknown };
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}

interface Assertion {
  counter: number;
  /** Whether the authenticator has just verified its user by a PIN, a fingerprint or a face. */
  userVerified: boolean;
}

/** Returns the passkey's new counter, or null if the response is of another passkey or challenge, or of a cloned passkey. */
export async function verifyAssertion(site: Site, answer: string, challenge: string, passkey: Passkey): Promise<Assertion | null> {
  const { id, origin } = relyingParty(site);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: JSON.parse(answer) as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: { id: passkey.credentialId, publicKey: new Uint8Array(passkey.publicKey), counter: passkey.counter },
      requireUserVerification: false,
    });
    return verified ? { counter: authenticationInfo.newCounter, userVerified: authenticationInfo.userVerified } : null;
  } catch {
    // The library throws for every invalid response.
    return null;
  }
}
