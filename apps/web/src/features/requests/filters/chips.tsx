import { useLingui } from '@lingui/react/macro';
import { ActiveChips } from '../../../shared/ui/active-chips.tsx';
import { activeParts } from '../active-parts.ts';
import { everything, type Filter } from '../filter.ts';
import { useCity } from '../use-city.ts';
import { useFetishNames } from '../use-fetish-names.ts';

type ChipsProps = { filter: Filter; onChange: (filter: Filter) => void; onNoneLeft: () => void };

/** What the search for posts asks for. */
export function Chips({ filter, ...handlers }: ChipsProps) {
  const { i18n } = useLingui();
  const names = { ...useFetishNames(), city: useCity(filter.city)?.name };
  return <ActiveChips parts={activeParts(filter, i18n, names)} cleared={everything} {...handlers} />;
}
