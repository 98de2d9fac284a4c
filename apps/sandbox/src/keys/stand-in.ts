import type { StandIn } from '../stand-in.ts';
import { keysPage } from './keys-page.ts';
import { mountKmsApi } from './kms-api.ts';
import { createRing } from './ring.ts';
import { createVaultAuth } from './vault-auth-api.ts';
import { mountVaultApi } from './vault-api.ts';

export function keysStandIn(now: () => Date): StandIn {
  const ring = createRing();
  return {
    name: 'Keys',
    about: 'Plays AWS KMS and the transit engine of Vault. Keys of identity documents are wrapped and unwrapped here.',
    page: '/keys',
    mount: (app) => {
      mountKmsApi(app, ring);
      mountVaultApi(app, ring, createVaultAuth(now));
      app.get('/keys', (_request, reply) => reply.page(keysPage(ring.list())));
    },
  };
}
