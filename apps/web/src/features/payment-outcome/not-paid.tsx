import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconCreditCardOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { configQuery } from '../../shared/config.ts';
import { HelpLink } from '../../shared/help/help-link.tsx';
import { ContinueMessage } from '../first-message/index.ts';
import { Message } from './message.tsx';

type NotPaidProps = {
  /** The card was declined, or the member left without paying. */
  because: 'declined' | 'left';
};

/** The payment failed: nothing was charged or changed, and what the member can do. */
export function NotPaid({ because }: NotPaidProps) {
  const { data: config } = useQuery(configQuery);
  return (
    <>
      <div role="status">
        <Message
          tone="warn"
          icon={<IconCreditCardOff size={32} stroke={1.5} />}
          title={because === 'declined' ? <Trans>The payment didn’t go through</Trans> : <Trans>No payment received</Trans>}
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
              <Trans>The card was declined and you weren’t charged. Try another card or contact your bank.</Trans>
            ) : (
              <Trans>You weren’t charged, and your membership hasn’t changed.</Trans>
            )}
          </p>
          <p>
            <Trans>
              If you see a charge on your statement, find it on our{' '}
              <a href={config?.billing.supportUrl} rel="noreferrer">
                payment provider’s support page
              </a>
              .
            </Trans>
          </p>
          <HelpLink topic="failedPayment" />
        </Message>
      </div>
      <ContinueMessage />
    </>
  );
}
