import { Trans, useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { strengthOf, type PasswordStrength as Strength } from '@subrosa/rules/accounts/password';
import type { Estimate, Weakness } from './estimate.ts';
import classes from './password-rules.module.css';

type PasswordStrengthProps = { estimate: Estimate | null };

/** The strength of the password and how to improve it: as bars, and as text for screen readers. */
export function PasswordStrength({ estimate }: PasswordStrengthProps) {
  const { t } = useLingui();
  const labels: Record<Strength, string> = { weak: t`Weak`, average: t`Average`, very_strong: t`Very strong` };
  const weaknesses: Record<Weakness, string> = {
    personal: t`Don’t use your username, your email address or the name of this site.`,
    known: t`Too close to a leaked password. Add another word or two.`,
    pattern: t`Dates, numbers and keyboard rows are easy to guess. Add another word or two.`,
  };
  const strength = estimate ? strengthOf(estimate.guesses) : undefined;

  function advise(): string {
    if (strength === 'weak') return estimate?.weakness ? weaknesses[estimate.weakness] : t`Add another word or two.`;
    return strength === 'average' ? t`Good. Another word makes it stronger.` : '';
  }

  return (
    <div className={classes.strength} data-strength={strength}>
      <span className={classes.bars} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <p className={classes.advice} aria-live="polite">
        {strength && (
          <>
            <VisuallyHidden>
              <Trans>Strength:</Trans>{' '}
            </VisuallyHidden>
            <strong className={classes.label}>{labels[strength]}</strong> <span>{advise()}</span>
          </>
        )}
      </p>
    </div>
  );
}
