import { Trans, useLingui } from '@lingui/react/macro';
import { reasonsOf, type CaseKind, type CaseReason } from '@subrosa/rules/moderation/cases';
import { useId } from 'react';
import { Kbd } from '../parts/kbd.tsx';
import { reasonWords } from '../words.ts';
import { reasonKey } from './reason-key.ts';
import classes from './reason-list.module.css';

type ReasonListProps = {
  kind: CaseKind;
  value: CaseReason | null;
  error: string | undefined;
  onChange: (reason: CaseReason) => void;
};

/** Why: one of the reasons that the member can be told, by number. */
export function ReasonList({ kind, value, error, onChange }: ReasonListProps) {
  const { t } = useLingui();
  const name = useId();
  return (
    <fieldset className={classes.group} aria-describedby={error && `${name}-error`} data-part="reason">
      <legend className={classes.legend}>
        <Trans>Reason</Trans>
      </legend>
      {reasonsOf(kind).map((reason, index) => (
        <label key={reason} className={classes.reason}>
          <input
            type="radio"
            className={classes.input}
            name={name}
            checked={value === reason}
            aria-keyshortcuts={reasonKey(index)}
            onChange={() => onChange(reason)}
          />
          <span className={classes.words}>{t(reasonWords[reason])}</span>
          <Kbd>{reasonKey(index)}</Kbd>
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
