import type { CDPSession, Page } from '@playwright/test';

/** What Chromium's tools hand out of a passkey, and take back into another page or browser. */
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

/** Gives the page passkeys that were made before; returns how to take them away, with their counters as they are then. */
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
