import { useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';

type RecoveryCodeFieldProps = { value: string; onChange: (code: string) => void; problem: string | null; readOnly: boolean };

/** A field for the twelve words of the recovery code. */
export function RecoveryCodeField({ value, onChange, problem, readOnly }: RecoveryCodeFieldProps) {
  const { t } = useLingui();
  return (
    <Textarea
      size="md"
      label={t`Recovery code`}
      description={t`12 words, separated by spaces.`}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      autosize
      minRows={2}
      dir="ltr"
      autoFocus
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      error={problem}
      readOnly={readOnly}
    />
  );
}
