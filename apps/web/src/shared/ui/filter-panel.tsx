import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { FilterSheet } from './filter-sheet.tsx';
import { FilterSide } from './filter-side.tsx';

type FilterPanelProps = {
  /** How many filters differ from their default. */
  active: number;
  onClear: () => void;
  /** What the sheet's button says: how much is behind it. */
  doneLabel?: ReactNode;
  children: ReactNode;
};

/** The filters of a list: beside it from 960 px, in a sheet from the bottom below. */
export function FilterPanel(props: FilterPanelProps) {
  const isWide = useMediaQuery('(min-width: 960px)', undefined, { getInitialValueInEffect: false });
  return isWide ? <FilterSide {...props} /> : <FilterSheet {...props} />;
}
