import { transparencyRoutes } from '@subrosa/contract/transparency';
import { memberOf } from '../../platform/http/caller.ts';
import { endpoints } from '../../platform/http/endpoint.ts';
import { getCheckpoint, getEntries, getTile } from './get-log-file.ts';
import { listOwnProofs } from './list-own-proofs.ts';
import { policy } from './policy.ts';

export const routes = endpoints(transparencyRoutes, policy, {
  getCheckpoint: ({ db }) => getCheckpoint(db),
  getEntries: ({ db, params }) => getEntries(db, { name: params.bundle }),
  getPartialEntries: ({ db, params }) => getEntries(db, { name: params.bundle, width: params.width }),
  getTile: ({ db, params }) => getTile(db, { level: params.level, name: params.tile }),
  getPartialTile: ({ db, params }) => getTile(db, { level: params.level, name: params.tile, width: params.width }),
  listOwnProofs: ({ db, caller, params, query }, { config }) =>
    listOwnProofs(db, { memberId: memberOf(caller).memberId, map: params.map, since: query.since }, config),
});
