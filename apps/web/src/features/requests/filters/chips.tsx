import { useLingui } from '@lingui/react/macro';
import { ActiveChips } from '../../../shared/search/active-chips.tsx';
import type { ChipsProps } from '../../../shared/search/search-page.tsx';
import { activeParts } from '../active-parts.ts';
import { everything, type Filter } from '../filter.ts';
import { useCity } from '../../../shared/search/use-city.ts';
import { useFetishNames } from '../use-fetish-names.ts';

/** The active filters of a search for posts. */
export function Chips({ filter, ...handlers }: ChipsProps<Filter>) {
  const { i18n } = useLingui();
  const names = { ...useFetishNames(), city: useCity(filter.city)?.name };
  return <ActiveChips parts={activeParts(filter, i18n, names)} cleared={everything} {...handlers} />;
}
