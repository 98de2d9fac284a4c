import { Trans, useLingui } from '@lingui/react/macro';
import type { IdentityCheck } from '@subrosa/rules/verification/checks';
import { useId } from 'react';
import { Kbd } from '../parts/kbd.tsx';
import { checkWords } from '../words.ts';
import classes from './reason-list.module.css';

type CheckListProps = {
  wanted: readonly IdentityCheck[];
  value: readonly IdentityCheck[];
  error: string | undefined;
  onChange: (check: IdentityCheck) => void;
};

/** What has to be in order before somebody's identity is confirmed, by number. */
export function CheckList({ wanted, value, error, onChange }: CheckListProps) {
  const { t } = useLingui();
  const name = useId();
  return (
    <fieldset className={classes.group} aria-describedby={error && `${name}-error`} data-part="checks">
      <legend className={classes.legend}>
        <Trans>In order</Trans>
      </legend>
      {wanted.map((check, index) => (
        <label key={check} className={classes.reason}>
          <input
            type="checkbox"
            className={classes.input}
            data-square
            checked={value.includes(check)}
            aria-keyshortcuts={String(index + 1)}
            onChange={() => onChange(check)}
          />
          <span className={classes.words}>{t(checkWords[check])}</span>
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
