import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { ClientError } from '@subrosa/contract/client/errors';
import { useMutation } from '@tanstack/react-query';
import { IconFingerprint } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { InlineAlert } from '../components/inline-alert.tsx';
import { FormError } from '../components/form-error.tsx';

type PasskeyStepProps = {
  /** JSON for the browser's dialog. */
  options: string;
  onProve: (assertion: string) => Promise<void>;
  /** No code is accepted as an alternative, as for the staff console. */
  isOnlyMethod?: boolean;
};

/** The browser asks for the passkey; its response is the proof. */
export function PasskeyStep({ options, onProve, isOnlyMethod = false }: PasskeyStepProps) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      await onProve(JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(options) })));
    },
  });
  // The button is disabled while the browser asks, and loses the focus; it gets it back after an error.
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (error) button.current?.focus();
  }, [error]);
  return (
    <>
      {error instanceof ClientError && <FormError error={error} />}
      {error && !(error instanceof ClientError) && (
        <InlineAlert kind="warning">
          <p>
            {isOnlyMethod ? (
              <Trans>The passkey wasn’t used. Try again, and confirm with your PIN, fingerprint or face.</Trans>
            ) : (
              <Trans>The passkey wasn’t used. Try again, or choose another method.</Trans>
            )}
          </p>
        </InlineAlert>
      )}
      <Button
        ref={button}
        size="lg"
        fullWidth
        autoFocus
        loading={isPending}
        leftSection={<IconFingerprint size={22} stroke={1.5} aria-hidden="true" />}
        onClick={() => mutate()}
      >
        <Trans>Continue with your passkey</Trans>
      </Button>
    </>
  );
}
