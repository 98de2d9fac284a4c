import { FilterSide } from '../../../shared/ui/filter-side.tsx';
import { everything, type Filter } from '../filter.ts';
import { FilterFields } from './filter-fields.tsx';

type SideProps = { active: number; filter: Filter; onChange: (filter: Filter) => void };

/** The filters beside the posts, from 960 px: each change is asked for at once. */
export function Side({ active, filter, onChange }: SideProps) {
  return (
    <FilterSide active={active} onClear={() => onChange(everything)}>
      <FilterFields filter={filter} onChange={onChange} />
    </FilterSide>
  );
}
