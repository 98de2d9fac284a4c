import { useLingui } from '@lingui/react/macro';
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';

/** A password field whose value can be shown, also by keyboard. */
export function PasswordField(props: PasswordInputProps) {
  const { t } = useLingui();
  return (
    <PasswordInput
      size="md"
      rightSectionWidth={48}
      vars={() => ({ root: { '--psi-button-size': '44px', '--psi-icon-size': '20px' } })}
      spellCheck={false}
      autoCapitalize="none"
      visibilityToggleIcon={({ reveal }) =>
        reveal ? <IconEyeOff size={20} stroke={1.5} aria-hidden="true" /> : <IconEye size={20} stroke={1.5} aria-hidden="true" />
      }
      visibilityToggleButtonProps={{ 'aria-label': t`Show password`, tabIndex: 0 }}
      {...props}
    />
  );
}
