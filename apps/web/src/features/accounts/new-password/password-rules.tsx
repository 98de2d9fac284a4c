import { Trans, useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import {
  isName,
  normalizePassword,
  passwordRuleNames,
  passwordRules,
  strengthOf,
  type PasswordRule,
} from '@subrosa/rules/accounts/password';
import { IconCheck, IconCircle } from '@tabler/icons-react';
import type { Estimate } from './estimate.ts';
import classes from './password-rules.module.css';

type PasswordRulesProps = {
  id: string;
  password: string;
  estimate: Estimate | null;
  /** The identifiers with which the member signs in: the password may not contain any of them. */
  names: readonly string[];
};

/** Every rule, and whether the password meets it. */
export function PasswordRules({ id, password: typed, estimate, names }: PasswordRulesProps) {
  const { t } = useLingui();
  const password = normalizePassword(typed);
  const labels: Record<PasswordRule, string> = {
    length: t`8 to 128 characters`,
    lowercase: t`A lowercase letter`,
    uppercase: t`An uppercase letter`,
    digit: t`A digit`,
    special: t`A special character`,
  };
  const rules = [
    ...passwordRuleNames.map((rule) => ({ label: labels[rule], isSatisfied: passwordRules[rule](password) })),
    { label: t`Not easy to guess`, isSatisfied: estimate !== null && strengthOf(estimate.guesses) !== 'weak' },
    { label: t`Not your email or username`, isSatisfied: !isName(password, names) },
  ].map(({ label, isSatisfied }) => ({ label, isSatisfied: isSatisfied && password !== '' }));
  return (
    <ul className={classes.rules} id={id}>
      {rules.map(({ label, isSatisfied }) => (
        <li key={label} data-kept={isSatisfied || undefined}>
          {isSatisfied ? <IconCheck size={16} stroke={2.2} aria-hidden="true" /> : <IconCircle size={16} stroke={1.6} aria-hidden="true" />}
          {label}
          <VisuallyHidden>{isSatisfied ? <Trans>(done)</Trans> : <Trans>(not yet)</Trans>}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
