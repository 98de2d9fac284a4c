import { Switch } from '@mantine/core';
import { useState } from 'react';
import { useBreakpoint } from '../../../shared/breakpoints.ts';
import { DraftSheet } from '../../../shared/search/draft-sheet.tsx';
import { FilterSide, type FieldsProps } from '../../../shared/search/filter-side.tsx';
import { SheetButton, type SheetProps } from '../../../shared/search/sheet-button.tsx';
import { ChoiceChips } from '../../../shared/ui/choice-chips.tsx';

const WHO = ['Woman', 'Man', 'Trans woman', 'Trans man', 'Other'].map((value) => ({ value, label: value }));

type Filter = { who: readonly string[]; online: boolean };

const cleared: Filter = { who: [], online: false };
const countOf = ({ who, online }: Filter) => who.length + Number(online);

/** The filters of a list, for the current window width. */
export function FilterSamples() {
  const [filter, setFilter] = useState<Filter>({ who: ['Woman', 'Man'], online: false });
  const isWide = useBreakpoint() === 'desktop';
  const props = { active: countOf(filter), filter, onChange: setFilter };
  return isWide ? <FilterSide {...props} fields={Fields} cleared={cleared} /> : <SheetButton {...props} sheet={Sheet} />;
}

function Sheet(props: SheetProps<Filter>) {
  return <DraftSheet {...props} fields={Fields} cleared={cleared} countOf={countOf} doneLabel="Show results" />;
}

function Fields({ filter, onChange }: FieldsProps<Filter>) {
  return (
    <>
      <ChoiceChips legend="Posted by" choices={WHO} multiple value={filter.who} onChange={(who) => onChange({ ...filter, who })} />
      <Switch
        label="Online now"
        labelPosition="left"
        styles={{ body: { justifyContent: 'space-between' } }}
        checked={filter.online}
        onChange={({ currentTarget }) => onChange({ ...filter, online: currentTarget.checked })}
      />
    </>
  );
}
