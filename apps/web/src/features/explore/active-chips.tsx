import { useLingui } from '@lingui/react/macro';
import { ActiveChips as Chips } from '../../shared/ui/active-chips.tsx';
import { activeParts } from './active-parts.ts';
import { everybody, type Filter } from './filter.ts';
import { useInterestNames } from './use-interest-names.ts';

type ActiveChipsProps = { filter: Filter; onChange: (filter: Filter) => void; onNoneLeft: () => void };

/** What a search for members asks for. */
export function ActiveChips({ filter, ...handlers }: ActiveChipsProps) {
  const { i18n } = useLingui();
  return <Chips parts={activeParts(filter, i18n, useInterestNames())} cleared={everybody} {...handlers} />;
}
