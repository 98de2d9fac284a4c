import type { FastifyInstance, FastifyReply } from 'fastify';
import { magicAnswers, magicVaultKeys } from './magic-keys.ts';
import type { Ring } from './ring.ts';

interface Asking {
  Params: { action: string; key: string };
  Body: { plaintext?: string; ciphertext?: string; context?: string; associated_data?: string };
}

/** Tokens with one right each, as two policies would give; `both` has both, and any other none. */
const rights: Readonly<Record<string, readonly string[]>> = {
  'encrypt-only': ['encrypt'],
  'decrypt-only': ['decrypt'],
  both: ['encrypt', 'decrypt'],
};

const VERSION = 'vault:v1:';

/** https://developer.hashicorp.com/vault/api-docs/secret/transit: a derived key, with context and associated data. */
export function mountVaultApi(app: FastifyInstance, ring: Ring): void {
  const magic = magicAnswers(magicVaultKeys);
  const refuse = (reply: FastifyReply, status: number, message: string) => reply.code(status).send({ errors: [message] });

  app.post<Asking>('/vault/v1/transit/:action/:key', (request, reply) => {
    const { action, key } = request.params;
    if (action !== 'encrypt' && action !== 'decrypt') return refuse(reply, 404, 'unsupported path');
    const note = (answer: string) => ring.note({ service: 'vault', action, key, answer });
    const said = magic(key);
    if (said) {
      note(said === 'no answer at all' ? said : said.said);
      return said === 'no answer at all' ? reply.hijack() : refuse(reply, said.status, said.said);
    }
    if (!rights[String(request.headers['x-vault-token'])]?.includes(action)) {
      note('permission denied');
      return refuse(reply, 403, '1 error occurred:\n\t* permission denied\n\n');
    }
    const { plaintext, ciphertext = '', context, associated_data: data = '' } = request.body;
    if (!context) return refuse(reply, 400, "missing 'context' for key derivation; the key was created using a derived key");
    const bound = `${context} ${data}`;
    if (action === 'encrypt') {
      if (plaintext === undefined) return refuse(reply, 400, 'missing plaintext to encrypt');
      note('well');
      const wrapped = ring.wrap(key, bound, Buffer.from(plaintext, 'base64'));
      return reply.send({ data: { ciphertext: `${VERSION}${wrapped.toString('base64')}`, key_version: 1 } });
    }
    if (!ciphertext.startsWith(VERSION)) return refuse(reply, 400, 'invalid ciphertext: no prefix');
    const plain = ring.unwrap(key, bound, Buffer.from(ciphertext.slice(VERSION.length), 'base64'));
    note(plain ? 'well' : 'cipher: message authentication failed');
    return plain
      ? reply.send({ data: { plaintext: plain.toString('base64') } })
      : refuse(reply, 400, 'cipher: message authentication failed');
  });
}
