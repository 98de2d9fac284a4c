import type { Page } from '@playwright/test';
import { personaPasskeys } from '../apps/server/test/support/persona-passkeys.ts';
import { query } from './database.ts';

/** A sign counter that grows over days and browsers: tenths of a second since 2026. */
export const passkeyUseCount = (): number => Math.floor((Date.now() - Date.UTC(2026, 0)) / 100);

const authenticators = new WeakMap<Page, (isUserVerified: boolean) => Promise<unknown>>();

/** Adds a virtual authenticator with the passkeys of a staff member to this page, with simulated user presence. */
export async function addAuthenticator(page: Page, username: string, rpId: string): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('WebAuthn.enable');
  const { authenticatorId } = await tools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const signCount = passkeyUseCount();
  for (const { credentialId, privateKey } of personaPasskeys(username)) {
    const credential = { credentialId: credentialId.toString('base64'), privateKey: privateKey.toString('base64') };
    await tools.send('WebAuthn.addCredential', {
      authenticatorId,
      credential: { ...credential, rpId, signCount, isResidentCredential: false },
    });
  }
  authenticators.set(page, (isUserVerified) => tools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }));
}

/** Sets whether the passkeys of this page pass user verification. */
export async function setUserVerified(page: Page, knows: boolean): Promise<void> {
  await authenticators.get(page)?.(knows);
}

/** Returns the assertion of the browser's passkey dialog as JSON. The page must have our origin. */
export function getAssertion(page: Page, options: string): Promise<string> {
  return page.evaluate(async (json) => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(json) as PublicKeyCredentialRequestOptionsJSON);
    const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
    return JSON.stringify(credential.toJSON());
  }, options);
}

/** Resets the stored counters, because several browsers hold the same passkeys with a counter each. */
export async function resetPasskeyCounter(username: string): Promise<void> {
  await query('UPDATE second_factor SET counter = 0 FROM member WHERE member.id = member_id AND username = $1', [username]);
}
