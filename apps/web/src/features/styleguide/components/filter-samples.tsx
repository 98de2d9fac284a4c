import { Switch, useComputedColorScheme } from '@mantine/core';
import { useState } from 'react';
import { ChoiceChips } from '../../../shared/ui/choice-chips.tsx';
import { FilterPanel } from '../../../shared/ui/filter-panel.tsx';
import { FilterSheet } from '../../../shared/ui/filter-sheet.tsx';
import { FilterSide } from '../../../shared/ui/filter-side.tsx';
import { State } from './state.tsx';

const WHO = ['Woman', 'Man', 'Trans woman', 'Trans man', 'Other'].map((value) => ({ value, label: value }));

/** The panel as this window gives it, and both of its shapes. */
export function FilterSamples({ part }: { part: 'panel' | 'shapes' }) {
  const scheme = useComputedColorScheme();
  const [who, setWho] = useState<readonly string[]>(['Woman', 'Man']);
  const [online, setOnline] = useState(false);
  const active = who.length + Number(online);

  function handleClear() {
    setWho([]);
    setOnline(false);
  }

  const fields = (
    <>
      <ChoiceChips legend="Posted by" choices={WHO} multiple value={who} onChange={setWho} />
      <Switch
        label="Online now"
        labelPosition="left"
        styles={{ body: { justifyContent: 'space-between' } }}
        checked={online}
        onChange={(event) => setOnline(event.currentTarget.checked)}
      />
    </>
  );
  if (part === 'panel')
    return (
      <FilterPanel active={active} onClear={handleClear}>
        {fields}
      </FilterPanel>
    );
  return (
    <>
      <State name="Button and sheet">
        <FilterSheet active={active} onClear={handleClear} doneLabel="Show 24 members">
          {fields}
        </FilterSheet>
      </State>
      <State name="Side panel">
        <FilterSide title={`Refine, ${scheme}`} active={active} onClear={handleClear}>
          {fields}
        </FilterSide>
      </State>
    </>
  );
}
