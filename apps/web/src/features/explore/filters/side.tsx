import { FilterSide } from '../../../shared/search/filter-side.tsx';
import type { SideProps } from '../../../shared/search/search-page.tsx';
import { visiblePartsOf, type Filter } from '../filter.ts';
import { FilterFields } from './filter-fields.tsx';

export function Side(props: SideProps<Filter>) {
  return <FilterSide {...props} fields={FilterFields} cleared={visiblePartsOf(props.filter)} />;
}
