import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Price } from '../../../shared/ui/price.tsx';
import { WireDay, type Held } from '../../subscriptions/index.ts';
import { Row } from '../components/row.tsx';

type RenewalProps = {
  held: Held;
  /** What can be done about it. */
  children?: ReactNode;
};

/** Whether and when it is charged again, or when it is over. */
export function Renewal({ held, children }: RenewalProps) {
  const { standing: status, renewsOn, dueCents, subscription_due_date: lastDay } = held;
  if (status === 'lifetime') {
    return (
      <Row title={<Trans>No end</Trans>} detail={<Trans>It can be neither changed nor cancelled, and nothing is ever charged.</Trans>} />
    );
  }
  if (renewsOn) {
    return (
      <Row
        title={<Trans>Renews by itself</Trans>}
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
        title={<Trans>Renews by itself</Trans>}
        detail={
          <Trans>
            Once the payment goes through. Without it, premium ends on <WireDay day={held.graceUntil} />.
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
            On <WireDay day={lastDay} />. It was given by our staff, and nothing is charged.
          </Trans>
        ) : (
          <Trans>
            On <WireDay day={lastDay} />, and nothing is charged after that. Then your membership is regular and free.
          </Trans>
        )
      }
    >
      {children}
    </Row>
  );
}
