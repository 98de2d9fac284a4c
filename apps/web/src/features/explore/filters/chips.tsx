import { useLingui } from '@lingui/react/macro';
import { ActiveChips } from '../../../shared/search/active-chips.tsx';
import type { ChipsProps } from '../../../shared/search/search-page.tsx';
import { activeParts } from '../active-parts.ts';
import { everybody, type Filter } from '../filter.ts';
import { usePartNames } from '../use-part-names.ts';

/** The active filters of a search for members. */
export function Chips({ filter, ...handlers }: ChipsProps<Filter>) {
  const { i18n } = useLingui();
  return <ActiveChips parts={activeParts(filter, i18n, usePartNames(filter))} cleared={everybody} {...handlers} />;
}
