import type { FastifyInstance } from 'fastify';
import { magicKeys, magicVaultKeys } from './magic-keys.ts';
import type { KeyRing } from './key-ring.ts';
import { denied, sendError, type VaultAuth } from './vault-auth-api.ts';

interface VaultRequest {
  Params: { action: string; key: string };
  Body: { plaintext?: string; ciphertext?: string; context?: string; associated_data?: string; input?: string };
}

const VERSION = 'vault:v1:';

type Outcome = { data: object } | { status: number; error: string };

const isBase64 = (text: string) => Buffer.from(text, 'base64').toString('base64') === text;
const wrong = (error: string): Outcome => ({ status: 400, error });

function transit(
  ring: KeyRing,
  { action, key }: { action: 'encrypt' | 'decrypt' | 'sign'; key: string },
  body: VaultRequest['Body'],
): Outcome {
  const { plaintext, ciphertext = '', context, associated_data: data = '', input = '' } = body;
  if (action === 'sign') {
    const signature = ring.sign(key, Buffer.from(input, 'base64')).toString('base64');
    return { data: { signature: `${VERSION}${signature}`, key_version: 1 } };
  }
  if (![plaintext ?? '', context ?? '', data].every(isBase64)) return wrong('failed to base64-decode plaintext or context');
  if (!context) return wrong("missing 'context' for key derivation; the key was created using a derived key");
  const bound = `${context} ${data}`;
  if (action === 'encrypt') {
    if (plaintext === undefined) return wrong('missing plaintext to encrypt');
    const wrapped = ring.wrap(key, bound, Buffer.from(plaintext, 'base64'));
    return { data: { ciphertext: `${VERSION}${wrapped.toString('base64')}`, key_version: 1 } };
  }
  if (!ciphertext.startsWith(VERSION)) return wrong('invalid ciphertext: no prefix');
  const plain = ring.unwrap(key, bound, Buffer.from(ciphertext.slice(VERSION.length), 'base64'));
  return plain ? { data: { plaintext: plain.toString('base64') } } : wrong('cipher: message authentication failed');
}

/** https://developer.hashicorp.com/vault/api-docs/secret/transit: a derived key, with context and associated data. */
export function mountVaultApi(app: FastifyInstance, ring: KeyRing, auth: VaultAuth): void {
  auth.mount(app);
  const magic = magicKeys(magicVaultKeys);

  app.post<VaultRequest>('/vault/v1/transit/:action/:key', (request, reply) => {
    const { action, key } = request.params;
    if (action !== 'encrypt' && action !== 'decrypt' && action !== 'sign') return sendError(reply, 404, 'unsupported path');
    const note = (response: string) => ring.record({ service: 'vault', action, key, result: response });
    const failure = magic(key);
    if (failure) {
      note(failure === 'no answer at all' ? failure : failure.message);
      return failure === 'no answer at all' ? reply.hijack() : sendError(reply, failure.status, failure.message);
    }
    const rights = auth.rightsOf(String(request.headers['x-vault-token']));
    if (!rights?.includes(action)) {
      note('permission denied');
      return sendError(reply, 403, rights ? '1 error occurred:\n\t* permission denied\n\n' : denied);
    }
    const outcome = transit(ring, { action, key }, request.body);
    note('error' in outcome ? outcome.error : 'well');
    return 'error' in outcome ? sendError(reply, outcome.status, outcome.error) : reply.send(outcome);
  });

  app.get<VaultRequest>('/vault/v1/transit/keys/:key', (request, reply) => {
    const { key } = request.params;
    if (!auth.rightsOf(String(request.headers['x-vault-token']))?.includes('sign')) return sendError(reply, 403, denied);
    ring.record({ service: 'vault', action: 'read', key, result: 'well' });
    const publicKey = Buffer.from(ring.publicKey(key).export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64');
    return reply.send({ data: { name: key, type: 'ed25519', latest_version: 1, keys: { '1': { public_key: publicKey } } } });
  });
}
