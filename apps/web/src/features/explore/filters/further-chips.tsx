import { useLingui } from '@lingui/react/macro';
import { ActiveChips } from '../../../shared/search/active-chips.tsx';
import type { ChipsProps } from '../../../shared/search/search-page.tsx';
import { activeParts } from '../active-parts.ts';
import { visiblePartsOf, type Filter } from '../filter.ts';
import { usePartNames } from '../use-part-names.ts';

/** The active filters beside the role and the name, which are always visible. */
export function FurtherChips({ filter, ...handlers }: ChipsProps<Filter>) {
  const { i18n } = useLingui();
  const parts = activeParts(filter, i18n, usePartNames(filter)).filter(({ key }) => key !== 'who' && key !== 'name');
  return <ActiveChips parts={parts} cleared={visiblePartsOf(filter)} {...handlers} />;
}
