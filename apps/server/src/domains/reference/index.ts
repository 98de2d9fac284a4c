import type { Domain } from '../../platform/domain.ts';
import { routes } from './routes.ts';

export { importCities as loadCities } from './commands/import-cities.ts';
export { readCity } from './read-city.ts';
export { gazetteerVersion as citiesVersion } from './gazetteer.ts';

export const reference: Domain = { name: 'reference', endpoints: routes };
