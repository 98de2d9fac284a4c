import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { parseWireDate } from '@subrosa/rules/format/dates';
import { addDays } from '@subrosa/rules/subscriptions/days';
import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../../../shared/config.ts';
import { DateText } from '../../../shared/ui/date-text.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import actions from '../../../shared/ui/confirm-dialog.module.css';
import type { Checkout } from '../api/checkout.ts';
import { DetailList } from '../detail-list.tsx';
import { WireDay } from '../wire-day.tsx';
import { planNameOf } from '../labels.ts';

type CheckoutDialogProps = {
  checkout: Checkout;
  opened: boolean;
  isLeaving: boolean;
  onLeave: () => void;
  onClose: () => void;
};

/** All details of the payment, before the member is redirected to the payment page. */
export function CheckoutDialog({ checkout, opened, isLeaving, onLeave, onClose }: CheckoutDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog opened={opened} onClose={onClose} title={t(planNameOf(checkout.subscription_plan_id))} size={480}>
      <Terms checkout={checkout} />
      <div className={actions.actions}>
        <Button variant="default" size="md" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button size="md" data-autofocus loading={isLeaving} onClick={onLeave}>
          <Trans>Continue to payment</Trans>
        </Button>
      </div>
    </Dialog>
  );
}

function Terms({ checkout }: { checkout: Checkout }) {
  const { t } = useLingui();
  const { data: config } = useQuery(configQuery);
  const { dueCents, renewalCents, recurringDays, startsOn, statementDescriptor } = checkout;
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
