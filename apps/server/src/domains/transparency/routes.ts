import { transparencyRoutes } from '@subrosa/contract/transparency';
import { endpoints } from '../../platform/http/endpoint.ts';
import { getCheckpoint, getEntries, getTile } from './get-log-file.ts';
import { policy } from './policy.ts';

export const routes = endpoints(transparencyRoutes, policy, {
  getCheckpoint: ({ db }) => getCheckpoint(db),
  getEntries: ({ db, params }) => getEntries(db, { name: params.bundle }),
  getPartialEntries: ({ db, params }) => getEntries(db, { name: params.bundle, width: params.width }),
  getTile: ({ db, params }) => getTile(db, { level: params.level, name: params.tile }),
  getPartialTile: ({ db, params }) => getTile(db, { level: params.level, name: params.tile, width: params.width }),
});
