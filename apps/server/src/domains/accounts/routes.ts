import { accountsRoutes } from '@subrosa/contract/accounts';
import { endpoints } from '../../platform/http/endpoint.ts';
import { policy } from './policy.ts';
import { consoleHandlers } from './routes/console.ts';
import { entryHandlers } from './routes/auth.ts';
import { keyHandlers } from './routes/keys.ts';
import { ownHandlers } from './routes/own.ts';
import { secondFactorHandlers } from './routes/second-factors.ts';

export const routes = endpoints(accountsRoutes, policy, {
  ...entryHandlers,
  ...ownHandlers,
  ...keyHandlers,
  ...secondFactorHandlers,
  ...consoleHandlers,
});
