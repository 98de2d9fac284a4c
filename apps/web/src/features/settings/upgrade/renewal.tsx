import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Price } from '../../../shared/ui/price.tsx';
import { WireDay, type OwnSubscription } from '../../subscriptions/index.ts';
import { Row } from '../components/row.tsx';

type RenewalProps = {
  subscription: OwnSubscription;
  /** The available actions. */
  children?: ReactNode;
};

/** The date of the next charge, or of the end. */
export function Renewal({ subscription, children }: RenewalProps) {
  const { status, renewsOn, dueCents, subscription_due_date: lastDay } = subscription;
  if (status === 'lifetime') {
    return (
      <Row title={<Trans>No end date</Trans>} detail={<Trans>It can’t be changed or cancelled, and you’ll never be charged.</Trans>} />
    );
  }
  if (renewsOn) {
    return (
      <Row
        title={<Trans>Renews automatically</Trans>}
        detail={
          <Trans>
            On <WireDay day={renewsOn} />, for <Price cents={dueCents ?? 0} exact />
          </Trans>
        }
      >
        {children}
      </Row>
    );
  }
  if (status === 'grace') {
    return (
      <Row
        title={<Trans>Renews automatically</Trans>}
        detail={
          <Trans>
            Once the payment goes through. Otherwise premium ends on <WireDay day={subscription.graceUntil} />.
          </Trans>
        }
      >
        {children}
      </Row>
    );
  }
  return (
    <Row
      title={<Trans>Ends</Trans>}
      detail={
        status === 'given' ? (
          <Trans>
            On <WireDay day={lastDay} />. Our team gave you this plan, so you won’t be charged.
          </Trans>
        ) : (
          <Trans>
            On <WireDay day={lastDay} />. You won’t be charged after that, and your membership will be regular and free.
          </Trans>
        )
      }
    >
      {children}
    </Row>
  );
}
