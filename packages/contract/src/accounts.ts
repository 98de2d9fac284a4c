import { consoleRoutes } from './accounts/console.ts';
import { authRoutes } from './accounts/auth.ts';
import { keyRoutes } from './accounts/keys.ts';
import { ownRoutes } from './accounts/own.ts';
import { secondFactorRoutes } from './accounts/second-factors.ts';

export const accountsRoutes = { ...authRoutes, ...ownRoutes, ...keyRoutes, ...secondFactorRoutes, ...consoleRoutes };
