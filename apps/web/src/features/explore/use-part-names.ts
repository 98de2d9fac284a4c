import { useLingui } from '@lingui/react/macro';
import { useCity } from '../../shared/search/use-city.ts';
import type { PartNames } from './active-parts.ts';
import type { Filter } from './filter.ts';
import { languageNamesIn } from './language-names.ts';
import { useInterestNames } from './use-interest-names.ts';

/** Names of what a filter contains, in the viewer's language. */
export function usePartNames(filter: Filter): PartNames {
  const { i18n } = useLingui();
  return { interest: useInterestNames(), language: languageNamesIn(i18n.locale), city: useCity(filter.city)?.name };
}
