import { connectionsRoutes } from '@subrosa/contract/connections';
import { endpoints } from '../../platform/http/endpoint.ts';
import { policy } from './policy.ts';
import { blockHandlers } from './routes/blocks.ts';
import { connectionHandlers } from './routes/connections.ts';
import { endorsementHandlers } from './routes/endorsements.ts';
import { listHandlers } from './routes/lists.ts';

export const routes = endpoints(connectionsRoutes, policy, {
  ...connectionHandlers,
  ...listHandlers,
  ...blockHandlers,
  ...endorsementHandlers,
});
