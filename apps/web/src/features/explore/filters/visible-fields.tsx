import type { FieldsProps } from '../../../shared/search/filter-side.tsx';
import type { Filter } from '../filter.ts';
import { NameField } from './name-field.tsx';
import { RoleSwitch } from './role-switch.tsx';
import classes from './visible-fields.module.css';

/** The role and the name, above the results on every screen. */
export function VisibleFields({ filter, onChange }: FieldsProps<Filter>) {
  return (
    <div className={classes.fields}>
      <RoleSwitch value={filter.who} onChange={(who) => onChange({ ...filter, who })} />
      <NameField isLabelHidden value={filter.name} onChange={(name) => onChange({ ...filter, name })} />
    </div>
  );
}
