import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../../../shared/config.ts';
import { WireDay, type OwnSubscription } from '../../subscriptions/index.ts';
import { InlineAlert } from '../components/inline-alert.tsx';

type FailedPaymentProps = { subscription: OwnSubscription };

/** A renewal that was declined, the end of premium, and what to do. */
export function FailedPayment({ subscription }: FailedPaymentProps) {
  const { data: config } = useQuery(configQuery);
  return (
    <InlineAlert
      title={<Trans>Your last payment failed.</Trans>}
      action={
        <Button component="a" href={config?.billing.supportUrl} rel="noreferrer" size="sm" variant="default">
          <Trans>Update card</Trans>
        </Button>
      }
    >
      <Trans>
        You have premium until <WireDay day={subscription.graceUntil} />. Our payment provider will try your card again. You can update your
        card on its support page.
      </Trans>
    </InlineAlert>
  );
}
