import { FilterSide } from '../../../shared/ui/filter-side.tsx';
import { everybody, type Filter } from '../filter.ts';
import { FilterFields } from './filter-fields.tsx';

type SideProps = { active: number; filter: Filter; onChange: (filter: Filter) => void };

/** The filters beside the members, from 960 px: each change is asked for at once. */
export function Side({ active, filter, onChange }: SideProps) {
  return (
    <FilterSide active={active} onClear={() => onChange(everybody)}>
      <FilterFields filter={filter} onChange={onChange} />
    </FilterSide>
  );
}
