import type { Domain } from '../../platform/domain.ts';
import { routes } from './routes.ts';

export { changeInterest } from './runtime-settings/change-interest.ts';
export { changeSetting } from './runtime-settings/change-setting.ts';
export { isFlagOn, listFlags, switchFlag } from './runtime-settings/flags.ts';
export { listInterestOverrides } from './runtime-settings/interests.ts';
export { getRuntimeSettings, standardSettings } from './runtime-settings/settings.ts';
export { importCities as loadCities } from './commands/import-cities.ts';
export { getCity } from './get-city.ts';

export const reference: Domain = { name: 'reference', endpoints: routes };
