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
  /** The identifiers with which the member signs in. */
  names: readonly string[];
  password: GetInputPropsReturnType;
  retyped: GetInputPropsReturnType;
};

/** Fields for a new password and its repetition, with the rules and the strength while the member types. */
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
