import { createPublicKey } from 'node:crypto';
import { DecryptCommand, EncryptCommand, GetPublicKeyCommand, KMSClient, KMSServiceException, SignCommand } from '@aws-sdk/client-kms';
import type { Config } from '../config/config.ts';
import { KeyProviderError, KeyProviderUnavailableError, type KeySigner, type KeyUnwrapper, type KeyWrapper } from './keys.ts';

// Errors that AWS documents for Encrypt, Decrypt and Sign and that are temporary.
const passing = new Set([
  'ThrottlingException',
  'KMSInternalException',
  'DependencyTimeoutException',
  'KeyUnavailableException',
  'LimitExceededException',
]);

const PATIENCE_MS = 5000;

export function kmsClient(config: Config): KMSClient {
  const { KMS_REGION: region, KMS_ENDPOINT: endpoint, KMS_ACCESS_KEY: accessKeyId, KMS_SECRET_KEY: secretAccessKey } = config;
  return new KMSClient({
    ...(region && { region }),
    ...(endpoint && { endpoint }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    maxAttempts: 2,
    requestHandler: { requestTimeout: PATIENCE_MS, connectionTimeout: PATIENCE_MS },
  });
}

export function kmsWrapper(client: KMSClient, keyId: string): KeyWrapper {
  return {
    wrap: async (key, context) => {
      const answer = await callKms(() =>
        client.send(new EncryptCommand({ KeyId: keyId, Plaintext: key, EncryptionContext: { ...context } })),
      );
      if (!answer.CiphertextBlob) throw new KeyProviderUnavailableError('the key service answered nothing');
      return { provider: 'kms', keyName: answer.KeyId ?? keyId, wrapped: Buffer.from(answer.CiphertextBlob) };
    },
  };
}

export function kmsUnwrapper(client: KMSClient): KeyUnwrapper {
  return {
    unwrap: async ({ wrapped, keyName }, context) => {
      const command = new DecryptCommand({ CiphertextBlob: wrapped, KeyId: keyName, EncryptionContext: { ...context } });
      const answer = await callKms(() => client.send(command));
      if (!answer.Plaintext) throw new KeyProviderUnavailableError('the key service answered nothing');
      return Buffer.from(answer.Plaintext);
    },
  };
}

/** A key of the type ECC_NIST_EDWARDS25519. The service signs with no other key, because the algorithm is named. */
export async function kmsSigner(client: KMSClient, keyId: string): Promise<KeySigner> {
  const { PublicKey } = await callKms(() => client.send(new GetPublicKeyCommand({ KeyId: keyId })));
  return {
    publicKey: publicKeyIn(PublicKey ?? new Uint8Array()),
    sign: async (message) => {
      const command = new SignCommand({ KeyId: keyId, Message: message, MessageType: 'RAW', SigningAlgorithm: 'ED25519_SHA_512' });
      const { Signature } = await callKms(() => client.send(command));
      if (!Signature) throw new KeyProviderUnavailableError('the key service answered nothing');
      return Buffer.from(Signature);
    },
  };
}

/** The 32 bytes of an Ed25519 key in the SPKI encoding. */
function publicKeyIn(encoded: Uint8Array): Buffer {
  const key = createPublicKey({ key: Buffer.from(encoded), format: 'der', type: 'spki' });
  if (key.asymmetricKeyType !== 'ed25519') throw new KeyProviderError('the signing key is no Ed25519 key');
  return Buffer.from(key.export({ format: 'jwk' }).x ?? '', 'base64url');
}

async function callKms<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (cause) {
    // Any other error comes from the network.
    const isAway = !(cause instanceof KMSServiceException) || passing.has(cause.name) || (cause.$metadata.httpStatusCode ?? 500) >= 500;
    const reason = cause instanceof Error ? cause.name : 'unknown';
    throw isAway
      ? new KeyProviderUnavailableError(`the key service is away: ${reason}`, { cause })
      : new KeyProviderError(`the key service refused: ${reason}`, { cause });
  }
}
