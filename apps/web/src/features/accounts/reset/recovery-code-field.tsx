import { Trans, useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { InlineAlert } from '../components/inline-alert.tsx';

type RecoveryCodeFieldProps = {
  /** Whether the account has a recovery code. */
  isKnown: boolean;
  field: GetInputPropsReturnType;
};

/** Explains before a reset what it means for encrypted messages, and how to keep them. */
export function RecoveryCodeField({ isKnown, field }: RecoveryCodeFieldProps) {
  const { t } = useLingui();
  if (!isKnown) {
    return (
      <InlineAlert kind="warning" title={<Trans>Your chat history will stay locked.</Trans>}>
        <p>
          <Trans>
            This account has no recovery code, so a reset makes earlier messages unreadable. Your profile and connections stay. All devices
            will be logged out.
          </Trans>
        </p>
      </InlineAlert>
    );
  }
  return (
    <>
      <InlineAlert kind="hint" title={<Trans>Your recovery code restores your chat history.</Trans>}>
        <p>
          <Trans>
            Without it, earlier messages stay locked until you enter the code in Settings. Your account, profile and connections won’t
            change. All devices will be logged out.
          </Trans>
        </p>
      </InlineAlert>
      <Textarea
        size="md"
        label={t`Recovery code (optional)`}
        description={t`12 words, separated by spaces.`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autosize
        minRows={2}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...field}
      />
    </>
  );
}
