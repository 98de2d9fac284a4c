import type { GetInputPropsReturnType } from '@mantine/form';
import { useId } from 'react';
import { PasswordField } from './password-field.tsx';
import { PasswordRules } from './password-rules.tsx';
import { PasswordStrength } from './password-strength.tsx';

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
  return (
    <>
      <div>
        <PasswordField label={label} autoComplete="new-password" {...password} aria-describedby={rulesId} />
        <PasswordStrength password={value} />
        <PasswordRules id={rulesId} password={value} names={names} />
      </div>
      <PasswordField label={retypeLabel} autoComplete="new-password" {...retyped} />
    </>
  );
}
