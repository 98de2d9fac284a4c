import type { Simulator } from '../simulator.ts';
import { keysPage } from './keys-page.ts';
import { mountKmsApi } from './kms-api.ts';
import { createKeyRing } from './key-ring.ts';
import { createVaultAuth } from './vault-auth-api.ts';
import { mountVaultApi } from './vault-api.ts';

export function keysSimulator(now: () => Date): Simulator {
  const ring = createKeyRing();
  return {
    name: 'Keys',
    description: 'Plays AWS KMS and the transit engine of Vault. Keys of identity documents are wrapped and unwrapped here.',
    page: '/keys',
    mount: (app) => {
      mountKmsApi(app, ring);
      mountVaultApi(app, ring, createVaultAuth(now));
      app.get('/keys', (_request, reply) => reply.page(keysPage(ring.list())));
    },
  };
}
