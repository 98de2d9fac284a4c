import type { ReactNode } from 'react';
import classes from './switch-row.module.css';

type SwitchRowProps = { label: ReactNode; checked: boolean; onChange: (checked: boolean) => void };

/** A native checkbox with the appearance and role of a switch. */
export function SwitchRow({ label, checked, onChange }: SwitchRowProps) {
  return (
    <label className={classes.row}>
      <span>{label}</span>
      <input
        type="checkbox"
        role="switch"
        className={classes.switch}
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </label>
  );
}
