import type { consoleRoutes } from '@subrosa/contract/accounts/console';
import { memberOf } from '../../../platform/http/caller.ts';
import type { Handlers } from '../../../platform/http/endpoint.ts';
import { enterConsole, proveForConsole } from '../commands/enter-console.ts';

export const consoleHandlers: Handlers<typeof consoleRoutes> = {
  enterConsole: async ({ tx, caller, body }, platform) => {
    const entered = await enterConsole(tx, memberOf(caller), body, platform);
    return 'awaited' in entered ? { step: 'second_factor' as const, ...entered.awaited } : { step: 'open' as const, ...entered };
  },

  proveForConsole: ({ tx, caller, body }, platform) => proveForConsole(tx, memberOf(caller), body, platform),
};
