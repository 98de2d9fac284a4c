import { Trans, useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { Notice } from '../components/notice.tsx';

type RecoveryCodeFieldProps = {
  /** Whether there is a code that could open the keys. */
  isKnown: boolean;
  field: GetInputPropsReturnType;
};

/** What a reset means for messages, said before it happens, and the way to keep them. */
export function RecoveryCodeField({ isKnown, field }: RecoveryCodeFieldProps) {
  const { t } = useLingui();
  if (!isKnown) {
    return (
      <Notice kind="warning" title={<Trans>Your chat history stays locked.</Trans>}>
        <p>
          <Trans>
            Only the old password could open it, and this account has no recovery code. Your account, profile and connections stay as they
            are; every device is signed out.
          </Trans>
        </p>
      </Notice>
    );
  }
  return (
    <>
      <Notice kind="hint" title={<Trans>Your recovery code keeps your chat history.</Trans>}>
        <p>
          <Trans>
            Without it, older messages stay locked until you enter the code in your settings. Your account, profile and connections stay as
            they are either way; every device is signed out.
          </Trans>
        </p>
      </Notice>
      <Textarea
        size="md"
        label={t`Recovery code (optional)`}
        description={t`Twelve words, with spaces between them.`}
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
