import { z } from 'zod';
import { contextText, KeyRefused, KeysAway, type KeyContext, type KeyUnwrapper, type KeyWrapper } from './keys.ts';

interface Transit {
  url: string;
  token: string;
  mount: string;
  key: string;
}

const encrypted = z.object({ data: z.object({ ciphertext: z.string().regex(/^vault:v\d+:/) }) });
const decrypted = z.object({ data: z.object({ plaintext: z.string() }) });

const PATIENCE_MS = 5000;
const base64 = (text: string) => Buffer.from(text).toString('base64');

/** With a derived key the context makes the key itself; `associated_data` binds it once more, also where the key is not derived. */
const bindingOf = (context: KeyContext) => ({ context: base64(contextText(context)), associated_data: base64(contextText(context)) });

export function vaultWrapper(transit: Transit): KeyWrapper {
  return {
    wrap: async (key, context) => {
      const said = await ask(transit, 'encrypt', transit.key, { plaintext: key.toString('base64'), ...bindingOf(context) });
      return { provider: 'vault', keyName: transit.key, wrapped: Buffer.from(encrypted.parse(said).data.ciphertext) };
    },
  };
}

export function vaultUnwrapper(transit: Transit): KeyUnwrapper {
  return {
    unwrap: async ({ wrapped, keyName }, context) => {
      const said = await ask(transit, 'decrypt', keyName, { ciphertext: wrapped.toString(), ...bindingOf(context) });
      return Buffer.from(decrypted.parse(said).data.plaintext, 'base64');
    },
  };
}

async function ask({ url, token, mount }: Transit, action: 'encrypt' | 'decrypt', key: string, body: object): Promise<unknown> {
  const answer = await fetch(`${url}/v1/${mount}/${action}/${encodeURIComponent(key)}`, {
    method: 'POST',
    headers: { 'x-vault-token': token, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((cause: unknown) => {
    throw new KeysAway('Vault does not answer', { cause });
  });
  if (answer.ok) return answer.json();
  await answer.body?.cancel();
  // 429 is a quota or a standby, 412 a replica that is behind, 5xx sealed, not initialised or broken.
  const isAway = answer.status === 429 || answer.status === 412 || answer.status >= 500;
  throw isAway ? new KeysAway(`Vault is away: ${answer.status}`) : new KeyRefused(`Vault refused: ${answer.status}`);
}
