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

// What the list of passkeys on a phone shows.
const SITE_NAME = 'SR';
const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];
/** 1023 bytes, the most that the standard allows, in base64url. */
const CREDENTIAL_ID = /^[\w-]{1,1364}$/;

function relyingParty({ PUBLIC_URL }: Site) {
  const { hostname, origin } = new URL(PUBLIC_URL);
  return { id: hostname, origin };
}

const described = (credentialIds: readonly string[]) => credentialIds.map((id) => ({ id }));

export function registrationOptions(site: Site, owner: { memberId: string; username: string; credentialIds: readonly string[] }) {
  return generateRegistrationOptions({
    rpName: SITE_NAME,
    rpID: relyingParty(site).id,
    userName: owner.username,
    userID: new TextEncoder().encode(owner.memberId),
    timeout: tokenLifetimes.secondFactorMs,
    attestationType: 'none',
    excludeCredentials: described(owner.credentialIds),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

export function assertionOptions(site: Site, credentialIds: readonly string[]) {
  return generateAuthenticationOptions({
    rpID: relyingParty(site).id,
    allowCredentials: described(credentialIds),
    timeout: tokenLifetimes.secondFactorMs,
    userVerification: 'preferred',
  });
}

/** The new passkey, or null where the answer is not one to this challenge from our pages. */
export async function verifyRegistration(site: Site, answer: string, challenge: string): Promise<Passkey | null> {
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
    const { credential } = registrationInfo;
    return { credentialId: credential.id, publicKey: Buffer.from(credential.publicKey), counter: credential.counter };
  } catch {
    // Thrown for whatever in the answer is not believed.
    return null;
  }
}

/** We ask for no attestation, and following the certificates of one would call other servers. */
function namesItsMaker({ response }: RegistrationResponseJSON): boolean {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
  const format = attestation.get('fmt');
  const signedByItself = format === 'packed' && attestation.get('attStmt').get('x5c') === undefined;
  return format !== 'none' && !signedByItself;
}

/** Which passkey an answer claims to come from. */
export function claimedCredentialId(answer: string): string | null {
  try {
    const { id } = JSON.parse(answer) as { id: unknown };
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}

/** The passkey's new counter, or null where the answer is not its own, not to this challenge, or from a copy. */
export async function verifyAssertion(site: Site, answer: string, challenge: string, passkey: Passkey): Promise<number | null> {
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
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    // Thrown for whatever in the answer is not believed.
    return null;
  }
}
