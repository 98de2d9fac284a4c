import { Trans, useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { passwordStrength, type PasswordStrength as Strength } from '@subrosa/rules/accounts/password';
import classes from './password-rules.module.css';

type PasswordStrengthProps = { password: string };

export function PasswordStrength({ password }: PasswordStrengthProps) {
  const { t } = useLingui();
  const labels: Record<Strength, string> = { weak: t`Weak`, average: t`Average`, very_strong: t`Very strong` };
  const strength = password === '' ? undefined : passwordStrength(password);
  return (
    <div className={classes.strength} data-strength={strength}>
      <span className={classes.bars} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span className={classes.label} aria-live="polite">
        {strength && (
          <>
            <VisuallyHidden>
              <Trans>Strength:</Trans>{' '}
            </VisuallyHidden>
            {labels[strength]}
          </>
        )}
      </span>
    </div>
  );
}
