import { Trans, useLingui } from '@lingui/react/macro';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import { planNameOf, WireDay, type Receipt } from '../../subscriptions/index.ts';
import { Row } from '../components/row.tsx';
import classes from './receipt-row.module.css';

type ReceiptRowProps = { receipt: Receipt };

export function ReceiptRow({ receipt }: ReceiptRowProps) {
  const { t } = useLingui();
  const { kind, at, from, to, amountCents, reference, statementDescriptor } = receipt;
  const plan = t(planNameOf(receipt.subscription_plan_id));
  return (
    <Row
      title={<ReceiptTitle kind={kind} plan={plan} />}
      detail={
        <>
          <MomentText instant={at} />
          {from && to && (
            <>
              {' · '}
              <Trans>
                From <WireDay day={from} /> to <WireDay day={to} />
              </Trans>
            </>
          )}
          <br />
          <bdi dir="ltr">{reference}</bdi>
          {' · '}
          <bdi>{statementDescriptor}</bdi>
        </>
      }
    >
      <span className={classes.amount} data-back={kind !== 'payment' || undefined}>
        {kind !== 'payment' && '+'}
        <Price cents={amountCents} exact />
      </span>
    </Row>
  );
}

function ReceiptTitle({ kind, plan }: { kind: Receipt['kind']; plan: string }) {
  switch (kind) {
    case 'payment':
      return plan;
    case 'refund':
      return <Trans>Refund: {plan}</Trans>;
    case 'chargeback':
      return <Trans>Chargeback: {plan}</Trans>;
    default:
      return kind satisfies never;
  }
}
