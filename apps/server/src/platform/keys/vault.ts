import { z } from 'zod';
import { contextText, type KeyContext, type KeyUnwrapper, type KeyWrapper } from './keys.ts';
import { callVault, VaultError } from './vault-client.ts';
import type { VaultTokens } from './vault-tokens.ts';

interface Transit {
  url: string;
  tokens: VaultTokens;
  mount: string;
  key: string;
}

const encrypted = z.object({ data: z.object({ ciphertext: z.string().regex(/^vault:v\d+:/) }) });
const decrypted = z.object({ data: z.object({ plaintext: z.string() }) });

const base64 = (text: string) => Buffer.from(text).toString('base64');

/** With a derived key, the context determines the key itself; `associated_data` binds it too when the key is not derived. */
const bindingOf = (context: KeyContext) => ({ context: base64(contextText(context)), associated_data: base64(contextText(context)) });

export function vaultWrapper(transit: Transit): KeyWrapper {
  return {
    wrap: async (key, context) => {
      const response = await callTransit(transit, 'encrypt', transit.key, { plaintext: key.toString('base64'), ...bindingOf(context) });
      return { provider: 'vault', keyName: transit.key, wrapped: Buffer.from(encrypted.parse(response).data.ciphertext) };
    },
  };
}

export function vaultUnwrapper(transit: Transit): KeyUnwrapper {
  return {
    unwrap: async ({ wrapped, keyName }, context) => {
      const response = await callTransit(transit, 'decrypt', keyName, { ciphertext: wrapped.toString(), ...bindingOf(context) });
      return Buffer.from(decrypted.parse(response).data.plaintext, 'base64');
    },
  };
}

async function callTransit({ url, tokens, mount }: Transit, action: 'encrypt' | 'decrypt', key: string, body: object): Promise<unknown> {
  const path = `${mount}/${action}/${encodeURIComponent(key)}`;
  const lease = await tokens.current();
  try {
    return await callVault(url, { path, token: lease.token, body });
  } catch (error) {
    // The token may have been revoked or may have expired early.
    if (!(error instanceof VaultError) || error.status !== 403 || !tokens.discard(lease)) throw error;
    return callVault(url, { path, token: (await tokens.current()).token, body });
  }
}
