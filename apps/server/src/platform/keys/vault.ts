import { z } from 'zod';
import { contextText, type KeyContext, KeyProviderError, type KeySigner, type KeyUnwrapper, type KeyWrapper } from './keys.ts';
import { callVault, VaultError } from './vault-client.ts';
import type { VaultTokens } from './vault-tokens.ts';

interface Transit {
  url: string;
  tokens: VaultTokens;
  mount: string;
  key: string;
}

const encrypted = z.object({ data: z.object({ ciphertext: z.string().regex(/^vault:v\d+:/) }) });
const signed = z.object({ data: z.object({ signature: z.string().regex(/^vault:v\d+:/) }) });
const signingKey = z.object({
  data: z.object({
    type: z.string(),
    latest_version: z.number(),
    keys: z.record(z.string(), z.object({ public_key: z.string().optional() })),
  }),
});
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

/** A key of the type ed25519. The version is fixed, so that a rotation in Vault changes nothing until the next start. */
export async function vaultSigner(transit: Transit): Promise<KeySigner> {
  const { type, latest_version: version, keys } = signingKey.parse(await callTransit(transit, 'keys', transit.key)).data;
  if (type !== 'ed25519') throw new KeyProviderError('the signing key is no Ed25519 key');
  return {
    publicKey: Buffer.from(keys[version]?.public_key ?? '', 'base64'),
    sign: async (message) => {
      const body = { input: Buffer.from(message).toString('base64'), key_version: version };
      const { signature } = signed.parse(await callTransit(transit, 'sign', transit.key, body)).data;
      return Buffer.from(signature.split(':')[2] ?? '', 'base64');
    },
  };
}

type Action = 'encrypt' | 'decrypt' | 'sign' | 'keys';

/** Without a body it reads. */
async function callTransit({ url, tokens, mount }: Transit, action: Action, key: string, body?: object): Promise<unknown> {
  const path = `${mount}/${action}/${encodeURIComponent(key)}`;
  const call = (token: string) => callVault(url, body ? { path, token, body } : { method: 'GET', path, token });
  const lease = await tokens.current();
  try {
    return await call(lease.token);
  } catch (error) {
    // The token may have been revoked or may have expired early.
    if (!(error instanceof VaultError) || error.status !== 403 || !tokens.discard(lease)) throw error;
    return call((await tokens.current()).token);
  }
}
