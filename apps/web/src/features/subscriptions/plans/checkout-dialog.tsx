import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import actions from '../../../shared/ui/confirm-dialog.module.css';
import type { Checkout } from '../api/checkout.ts';
import { planNameOf } from '../labels.ts';
import { PaymentTerms } from './payment-terms.tsx';

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
      <PaymentTerms {...checkout} />
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
