import type { GetInputPropsReturnType } from '@mantine/form';
import { useId } from 'react';
import { PasswordField } from '../components/password-field.tsx';
import { startEstimator } from './estimator-client.ts';
import { PasswordRules } from './password-rules.tsx';
import { PasswordStrength } from './password-strength.tsx';
import { useEstimate } from './use-estimate.ts';

type NewPasswordProps = {
  label: string;
  retypeLabel: string;
  value: string;
  /** What the member signs in with. */
  names: readonly string[];
  password: GetInputPropsReturnType;
  retyped: GetInputPropsReturnType;
};

/** A password that is chosen: its rules and strength as it is typed, and the same once more. */
export function NewPassword({ label, retypeLabel, value, names, password, retyped }: NewPasswordProps) {
  const rulesId = useId();
  const estimate = useEstimate(value, names);
  return (
    <>
      <div onFocus={() => void startEstimator()}>
        <PasswordField label={label} autoComplete="new-password" {...password} aria-describedby={rulesId} />
        <PasswordStrength estimate={estimate} />
        <PasswordRules id={rulesId} password={value} estimate={estimate} names={names} />
      </div>
      <PasswordField label={retypeLabel} autoComplete="new-password" {...retyped} />
    </>
  );
}
