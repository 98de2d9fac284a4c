import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { magicKeys, magicKmsKeys } from './magic-keys.ts';
import type { KeyRing } from './key-ring.ts';

interface KmsRequest {
  KeyId?: string;
  Plaintext?: string;
  CiphertextBlob?: string;
  EncryptionContext?: Record<string, string>;
  Message?: string;
  MessageType?: string;
  SigningAlgorithm?: string;
}

type Action = 'Encrypt' | 'Decrypt' | 'Sign' | 'GetPublicKey';

const noted = { Encrypt: 'encrypt', Decrypt: 'decrypt', Sign: 'sign', GetPublicKey: 'read' } as const;

const JSON_1_1 = 'application/x-amz-json-1.1';
const ARN = 'arn:aws:kms:us-east-1:000000000000:key/';
const MAX_PLAINTEXT = 4096;

/** Signature Version 4 of this service; the signature itself is not verified. */
const SIGNED = /^AWS4-HMAC-SHA256 Credential=(\w+)\/\d{8}\/[\w-]+\/kms\/aws4_request, SignedHeaders=[\w;-]+, Signature=[\da-f]{64}$/;

/** Access keys with one permission each, like two IAM roles; any other access key has all permissions. */
const rights: Readonly<Record<string, Action>> = { ENCRYPTONLY: 'Encrypt', DECRYPTONLY: 'Decrypt' };

const contextOf = ({ EncryptionContext = {} }: KmsRequest) =>
  JSON.stringify(Object.entries(EncryptionContext).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** https://docs.aws.amazon.com/kms/latest/APIReference: Encrypt and Decrypt with a symmetric key and an encryption context, Sign with Ed25519. */
export function mountKmsApi(app: FastifyInstance, ring: KeyRing): void {
  const magic = magicKeys(magicKmsKeys);

  const sendError = (reply: FastifyReply, type: string, status = 400) =>
    reply
      .code(status)
      .header('x-amzn-errortype', type)
      .type(JSON_1_1)
      .send(JSON.stringify({ __type: type, message: type }));

  function respond(request: FastifyRequest, reply: FastifyReply) {
    const action = /^TrentService\.(Encrypt|Decrypt|Sign|GetPublicKey)$/.exec(String(request.headers['x-amz-target']))?.[1] as
      | Action
      | undefined;
    const credential = SIGNED.exec(request.headers.authorization ?? '')?.[1];
    if (!credential) return sendError(reply, 'IncompleteSignatureException');
    if (!action) return sendError(reply, 'UnknownOperationException');
    const input = request.body as KmsRequest;
    const key = (input.KeyId ?? '').replace(ARN, '');
    const failure = magic(key);
    const note = (outcome: string) => ring.record({ service: 'kms', action: noted[action], key, result: outcome });
    if (failure) {
      note(failure === 'no answer at all' ? failure : failure.message);
      return failure === 'no answer at all' ? reply.hijack() : sendError(reply, failure.message, failure.status);
    }
    if ((rights[credential] ?? action) !== action) {
      note('AccessDeniedException');
      return sendError(reply, 'AccessDeniedException');
    }
    const result = calls[action](input, key);
    note(typeof result === 'string' ? result : 'well');
    if (typeof result === 'string') return sendError(reply, result);
    return reply.type(JSON_1_1).send(JSON.stringify({ ...result, KeyId: `${ARN}${key}` }));
  }

  function encrypt(input: KmsRequest, key: string) {
    const plain = Buffer.from(input.Plaintext ?? '', 'base64');
    if (key === '' || plain.length === 0 || plain.length > MAX_PLAINTEXT) return 'ValidationException';
    return { CiphertextBlob: ring.wrap(key, contextOf(input), plain).toString('base64'), EncryptionAlgorithm: 'SYMMETRIC_DEFAULT' };
  }

  function decrypt(input: KmsRequest, key: string) {
    const plain = ring.unwrap(key, contextOf(input), Buffer.from(input.CiphertextBlob ?? '', 'base64'));
    return plain ? { Plaintext: plain.toString('base64'), EncryptionAlgorithm: 'SYMMETRIC_DEFAULT' } : 'InvalidCiphertextException';
  }

  function signMessage({ Message = '', MessageType, SigningAlgorithm }: KmsRequest, key: string) {
    if (MessageType !== 'RAW' || SigningAlgorithm !== 'ED25519_SHA_512') return 'ValidationException';
    return { Signature: ring.sign(key, Buffer.from(Message, 'base64')).toString('base64'), SigningAlgorithm };
  }

  function getPublicKey(_input: KmsRequest, key: string) {
    const PublicKey = ring.publicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
    return { PublicKey, KeySpec: 'ECC_NIST_EDWARDS25519', KeyUsage: 'SIGN_VERIFY', SigningAlgorithms: ['ED25519_SHA_512'] };
  }

  const calls = { Encrypt: encrypt, Decrypt: decrypt, Sign: signMessage, GetPublicKey: getPublicKey };

  app.register(async (api) => {
    api.addContentTypeParser(JSON_1_1, { parseAs: 'string' }, (_request, body, done) => done(null, JSON.parse(String(body))));
    for (const path of ['/kms', '/kms/']) api.post(path, respond);
  });
}
