import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../../../shared/config.ts';
import { WireDay, type Held } from '../../subscriptions/index.ts';
import { Notice } from '../components/notice.tsx';

type FailedPaymentProps = { held: Held };

/** A renewal that was refused, until when premium goes on, and what to do. */
export function FailedPayment({ held }: FailedPaymentProps) {
  const { data: config } = useQuery(configQuery);
  return (
    <Notice
      title={<Trans>Your last payment failed.</Trans>}
      action={
        <Button component="a" href={config?.billing.supportUrl} rel="noreferrer" size="sm" variant="default">
          <Trans>Update the card</Trans>
        </Button>
      }
    >
      <Trans>
        Premium goes on until <WireDay day={held.graceUntil} />. Our billing partner tries the card again; its support page changes it.
      </Trans>
    </Notice>
  );
}
