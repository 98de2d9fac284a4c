import type { referenceRoutes } from '@subrosa/contract/reference';
import { everyone, perNetworkReading, type Policy } from '../../platform/http/policy.ts';

export const policy: Policy<typeof referenceRoutes> = {
  listInterests: { who: everyone },
  listInterestCategories: { who: everyone },
  listLanguages: { who: everyone },
  listDesiredGenders: { who: everyone },
  listBodyTypes: { who: everyone },
  listEthnicities: { who: everyone },
  listJobExperiences: { who: everyone },
  searchCities: { who: everyone, limit: perNetworkReading(120, 60) },
  getCity: { who: everyone, limit: perNetworkReading(120, 60) },
  getConfig: { who: everyone },
};
