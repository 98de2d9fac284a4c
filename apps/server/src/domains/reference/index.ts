import type { Domain } from '../../platform/domain.ts';
import { routes } from './routes.ts';

export { changeInterest } from './house/change-interest.ts';
export { changeSetting } from './house/change-setting.ts';
export { isFlagOn, listFlags, switchFlag } from './house/flags.ts';
export { readHouseInterests } from './house/interests.ts';
export { readHouseSettings, standardSettings } from './house/settings.ts';
export { importCities as loadCities } from './commands/import-cities.ts';
export { readCity } from './read-city.ts';
export { gazetteerVersion as citiesVersion } from './gazetteer.ts';

export const reference: Domain = { name: 'reference', endpoints: routes };
