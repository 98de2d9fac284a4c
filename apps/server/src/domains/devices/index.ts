import type { Domain } from '../../platform/domain.ts';
import { cron, tasks } from './jobs.ts';
import { reactions } from './reactions.ts';
import { routes } from './routes.ts';

export { closeDevices } from './commands/close-devices.ts';
export { openDevice, type Tokens } from './commands/open-device.ts';
export { countReplacements, findKnownBrowser, isPasswordProvedSince, listDevices, listKnownBrowsers } from './queries.ts';
export { deleteBrowsers, recordPasswordProof } from './store.ts';
export { viewDevice } from './view.ts';

export const devices: Domain = { name: 'devices', endpoints: routes, reactions, tasks, cron };
