import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffReason } from '@subrosa/rules/moderation/cases';
import { useId } from 'react';
import { Kbd } from '../parts/kbd.tsx';
import { reasonWords } from '../words.ts';
import classes from './reason-list.module.css';

type ReasonListProps = {
  reasons: readonly StaffReason[];
  value: StaffReason | null;
  error: string | undefined;
  onChange: (reason: StaffReason) => void;
};

/** Why: one of the reasons that the member can be told, by number. */
export function ReasonList({ reasons, value, error, onChange }: ReasonListProps) {
  const { t } = useLingui();
  const name = useId();
  return (
    <fieldset className={classes.group} aria-describedby={error && `${name}-error`} data-part="reason">
      <legend className={classes.legend}>
        <Trans>Reason</Trans>
      </legend>
      {reasons.map((reason, index) => (
        <label key={reason} className={classes.reason}>
          <input
            type="radio"
            className={classes.input}
            name={name}
            checked={value === reason}
            aria-keyshortcuts={String(index + 1)}
            onChange={() => onChange(reason)}
          />
          <span className={classes.words}>{t(reasonWords[reason])}</span>
          <Kbd>{String(index + 1)}</Kbd>
        </label>
      ))}
      {error && (
        <p id={`${name}-error`} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
