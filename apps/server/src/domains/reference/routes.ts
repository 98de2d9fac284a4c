import { referenceRoutes } from '@subrosa/contract/reference';
import { bodyTypes, desiredGenders, ethnicities, jobExperiences } from '@subrosa/rules/reference/choices';
import { endpoints } from '../../platform/http/endpoint.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { listInterestChanges } from './runtime-settings/queries.ts';
import { getRuntimeSettings, standardSettings } from './runtime-settings/settings.ts';
import { policy } from './policy.ts';
import { searchCities } from './queries.ts';
import { getCity } from './get-city.ts';
import { choiceViews, cityView, configView, interestCategoryViews, interestViews, languageViews } from './view.ts';

export const routes = endpoints(referenceRoutes, policy, {
  listInterests: async ({ db, locale }) => interestViews(locale, await listInterestChanges(db)),
  listInterestCategories: async ({ db, locale }) => interestCategoryViews(locale, await listInterestChanges(db)),
  listLanguages: ({ locale }) => languageViews(locale),
  listDesiredGenders: ({ locale }) => choiceViews('desiredGenders', desiredGenders, locale),
  listBodyTypes: ({ locale }) => choiceViews('bodyTypes', bodyTypes, locale),
  listEthnicities: ({ locale }) => choiceViews('ethnicities', ethnicities, locale),
  listJobExperiences: ({ locale }) => choiceViews('jobExperiences', jobExperiences, locale),
  searchCities: async ({ db, query, locale }) => {
    const found = await searchCities(db, { text: query.search, country: query.country, limit: query.limit, locale });
    return found.map((city) => cityView(city, locale));
  },
  getCity: async ({ db, params, locale }) => {
    const city = await getCity(db, params.id, locale);
    if (!city) throw new ApiError('resource.notFound');
    return city;
  },
  // Browsers request it first, so it is also answered while the database is unavailable.
  getConfig: async ({ db }, { config }) => configView(config, await getRuntimeSettings(db, config).catch(() => standardSettings(config))),
});
