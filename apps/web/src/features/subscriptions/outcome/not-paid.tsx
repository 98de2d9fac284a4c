import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconCreditCardOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { configQuery } from '../../../shared/config.ts';
import { Message } from './message.tsx';

type NotPaidProps = {
  /** The card was refused, or nobody paid. */
  because: 'declined' | 'left';
};

/** No money came: nothing was charged, nothing has changed, and what one can do about it. */
export function NotPaid({ because }: NotPaidProps) {
  const { data: config } = useQuery(configQuery);
  return (
    <div role="status">
      <Message
        tone="warn"
        icon={<IconCreditCardOff size={32} stroke={1.5} />}
        title={because === 'declined' ? <Trans>The payment did not go through</Trans> : <Trans>No payment has arrived</Trans>}
        actions={
          <>
            <Button component={Link} to="/upgrade" size="md">
              <Trans>Try again</Trans>
            </Button>
            <Button component={Link} to="/settings/upgrade" size="md" variant="default">
              <Trans>Your plan</Trans>
            </Button>
          </>
        }
      >
        <p>
          {because === 'declined' ? (
            <Trans>The card was refused, and nothing was charged. Another card may work, or your bank can say why.</Trans>
          ) : (
            <Trans>Nothing was charged, and your membership is as it was.</Trans>
          )}
        </p>
        <p>
          <Trans>
            If your statement shows a charge nevertheless, the{' '}
            <a href={config?.billing.supportUrl} rel="noreferrer">
              support page of our billing partner
            </a>{' '}
            finds it.
          </Trans>
        </p>
      </Message>
    </div>
  );
}
