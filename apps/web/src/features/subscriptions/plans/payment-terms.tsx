import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { parseWireDate } from '@subrosa/rules/format/dates';
import { addDays } from '@subrosa/rules/subscriptions/days';
import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../../../shared/config.ts';
import { DateText } from '../../../shared/ui/date-text.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import actions from '../../../shared/ui/confirm-dialog.module.css';
import type { Checkout } from '../api/checkout.ts';
import { DetailList } from '../detail-list.tsx';
import { WireDay } from '../wire-day.tsx';

type PaymentTermsProps = Pick<Checkout, 'dueCents' | 'renewalCents' | 'recurringDays' | 'startsOn' | 'statementDescriptor'>;

/** All details of a payment, before the member is redirected to the payment page. */
export function PaymentTerms({ dueCents, renewalCents, recurringDays, startsOn, statementDescriptor }: PaymentTermsProps) {
  const { t } = useLingui();
  const { data: config } = useQuery(configQuery);
  const first = parseWireDate(startsOn);
  return (
    <>
      <DetailList
        rows={[
          {
            name: t`Due now`,
            value: (
              <>
                <Price cents={dueCents} exact /> <bdi>USD</bdi>
              </>
            ),
          },
          { name: t`From`, value: <WireDay day={startsOn} /> },
          { name: t`Renews automatically`, value: first && <DateText date={addDays(first, recurringDays)} /> },
          {
            name: t`At each renewal`,
            value: (
              <>
                <Price cents={renewalCents} exact /> <Plural value={recurringDays} one="every day" other="every # days" />
              </>
            ),
          },
          { name: t`On your card statement`, value: <bdi>{statementDescriptor}</bdi> },
        ]}
      />
      <p className={actions.text}>
        <Trans>
          You’ll pay on a page by <bdi>{config?.billing.provider}</bdi>, our payment provider. We never see your card. You can cancel at any
          time and keep premium until the end of the paid period.
        </Trans>
      </p>
    </>
  );
}
