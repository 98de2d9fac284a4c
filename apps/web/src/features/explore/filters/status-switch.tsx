import { useLingui } from '@lingui/react/macro';
import type { ExploreStatus } from '@subrosa/rules/explore/filter';
import type { FieldsProps } from '../../../shared/search/filter-side.tsx';
import { SwitchRow } from '../../../shared/ui/switch-row.tsx';
import type { Filter } from '../filter.ts';
import { statusNames } from '../labels.ts';

type StatusSwitchProps = FieldsProps<Filter> & { status: ExploreStatus };

export function StatusSwitch({ status, filter, onChange }: StatusSwitchProps) {
  const { i18n } = useLingui();
  const others = filter.statuses.filter((chosen) => chosen !== status);
  return (
    <SwitchRow
      label={i18n._(statusNames[status])}
      checked={filter.statuses.includes(status)}
      onChange={(checked) => onChange({ ...filter, statuses: checked ? [...others, status] : others })}
    />
  );
}
