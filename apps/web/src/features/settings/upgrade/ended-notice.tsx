import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { WireDay, type Held } from '../../subscriptions/index.ts';
import { Notice } from '../components/notice.tsx';

type EndedNoticeProps = { held: Held };

/** Why one is not premium any more. */
export function EndedNotice({ held: { endedBecause, subscription_due_date: day } }: EndedNoticeProps) {
  return (
    <Notice
      tone="calm"
      title={
        <Trans>
          Premium ended on <WireDay day={day} />.
        </Trans>
      }
    >
      {because(endedBecause)}
    </Notice>
  );
}

function because(reason: Held['endedBecause']): ReactNode {
  switch (reason) {
    case 'refunded':
      return <Trans>The payment was refunded.</Trans>;
    case 'chargeback':
      return <Trans>The payment was disputed at your bank, and went back to you.</Trans>;
    case 'revoked':
      return <Trans>Our staff ended it. You can write to us about it.</Trans>;
    case 'expired':
    case null:
      return <Trans>It was not renewed. Everything of yours is still here.</Trans>;
    default:
      return reason satisfies never;
  }
}
