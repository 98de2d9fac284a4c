import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { WireDay, type OwnSubscription } from '../../subscriptions/index.ts';
import { InlineAlert } from '../components/inline-alert.tsx';

type EndedAlertProps = { subscription: OwnSubscription };

/** Why the member's premium subscription has ended. */
export function EndedAlert({ subscription: { endedBecause, subscription_due_date: day } }: EndedAlertProps) {
  return (
    <InlineAlert
      tone="calm"
      title={
        <Trans>
          Premium ended on <WireDay day={day} />.
        </Trans>
      }
    >
      {endReasonText(endedBecause)}
    </InlineAlert>
  );
}

function endReasonText(reason: OwnSubscription['endedBecause']): ReactNode {
  switch (reason) {
    case 'refunded':
      return <Trans>The payment was refunded.</Trans>;
    case 'chargeback':
      return <Trans>The payment was disputed through your bank and refunded.</Trans>;
    case 'revoked':
      return <Trans>Our team ended it. Write to us if you have questions.</Trans>;
    case 'expired':
    case null:
      return <Trans>It wasn’t renewed. Your profile, posts and messages are still here.</Trans>;
    default:
      return reason satisfies never;
  }
}
