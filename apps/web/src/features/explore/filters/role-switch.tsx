import { Trans, useLingui } from '@lingui/react/macro';
import type { SearchRole } from '@subrosa/rules/explore/filter';
import { useId } from 'react';
import { choicesOf } from '../../../shared/ui/choices-of.ts';
import hidden from '../../../shared/ui/visually-hidden.module.css';
import { roleNames } from '../labels.ts';
import classes from './role-switch.module.css';

type RoleSwitchProps = { value: SearchRole; onChange: (role: SearchRole) => void };

/** Which members are listed: native radios below the parts of one switch. */
export function RoleSwitch({ value, onChange }: RoleSwitchProps) {
  const { i18n } = useLingui();
  const name = useId();
  return (
    <fieldset className={classes.group}>
      <legend className={hidden.unseen}>
        <Trans>Looking for</Trans>
      </legend>
      <div className={classes.parts}>
        {choicesOf(roleNames, i18n).map((choice) => (
          <label key={choice.value} className={classes.part}>
            <input
              className={classes.input}
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span className={classes.label}>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
