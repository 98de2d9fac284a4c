import type { CDPSession, Page } from '@playwright/test';

/** A passkey as Chromium's DevTools protocol exports and imports it. */
export interface Passkey {
  credentialId: string;
  isResidentCredential: boolean;
  rpId?: string;
  privateKey: string;
  userHandle?: string;
  signCount: number;
}

async function anAuthenticator(tools: CDPSession): Promise<string> {
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
  return authenticatorId;
}

/** Adds existing passkeys to the page; returns a function that removes them and returns them with their counters. */
export async function addVirtualPasskeys(page: Page, passkeys: readonly Passkey[]): Promise<() => Promise<Passkey[]>> {
  const tools = await page.context().newCDPSession(page);
  const authenticatorId = await anAuthenticator(tools);
  for (const credential of passkeys) await tools.send('WebAuthn.addCredential', { authenticatorId, credential });
  return async () => {
    const { credentials } = await tools.send('WebAuthn.getCredentials', { authenticatorId });
    await tools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
    await tools.detach();
    return credentials;
  };
}
