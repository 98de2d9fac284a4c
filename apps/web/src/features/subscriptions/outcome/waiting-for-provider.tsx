import { Trans } from '@lingui/react/macro';
import { Loader } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Message } from './message.tsx';

type WaitingForProviderProps = { query: { error: unknown; refetch: () => unknown } };

/** Until it is known what became of the payment; and if that cannot be known now, why and again. */
export function WaitingForProvider({ query: { error, refetch } }: WaitingForProviderProps) {
  if (error) {
    return (
      <Message tone="warn" icon={<IconCloudOff size={32} stroke={1.5} />} title={<Trans>Payment</Trans>}>
        <ErrorState compact error={error} onRetry={() => void refetch()} />
      </Message>
    );
  }
  return (
    <Message icon={<Loader size={32} color="var(--gold)" />} title={<Trans>Payment</Trans>}>
      <p role="status">
        <Trans>Loading…</Trans>
      </p>
    </Message>
  );
}
