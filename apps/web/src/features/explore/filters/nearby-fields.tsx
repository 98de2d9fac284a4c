import { Trans, useLingui } from '@lingui/react/macro';
import { radii } from '@subrosa/rules/explore/filter';
import type { FieldsProps } from '../../../shared/search/filter-side.tsx';
import { ChoiceChips } from '../../../shared/ui/choice-chips.tsx';
import { SwitchRow } from '../../../shared/ui/switch-row.tsx';
import type { Filter, Near } from '../filter.ts';
import { StatusSwitch } from './status-switch.tsx';

const nears: readonly Near[] = ['any', ...radii];

/** Location, presence and travel filters, for premium members. */
export function NearbyFields({ filter, onChange }: FieldsProps<Filter>) {
  const { t } = useLingui();
  const isNear = filter.near !== null;
  const labelOf = (near: Near) => (near === 'any' ? t`Any distance` : t`${near} km`);
  return (
    <div>
      <SwitchRow label={<Trans>Near me</Trans>} checked={isNear} onChange={(near) => onChange({ ...filter, near: near ? 'any' : null })} />
      {isNear && (
        <ChoiceChips
          legend={<Trans>Distance</Trans>}
          choices={nears.map((near) => ({ value: String(near), label: labelOf(near) }))}
          value={String(filter.near)}
          onChange={(value) => onChange({ ...filter, near: nears.find((near) => String(near) === value) ?? 'any' })}
        />
      )}
      <StatusSwitch status="online" filter={filter} onChange={onChange} />
      <StatusSwitch status="traveling" filter={filter} onChange={onChange} />
    </div>
  );
}
