import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../../../shared/config.ts';
import actions from '../../../shared/ui/confirm-dialog.module.css';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import type { CancelPage } from '../api/cancel.ts';
import type { OwnSubscription } from '../api/own.ts';
import { DetailList } from '../detail-list.tsx';
import { WireDay } from '../wire-day.tsx';
import classes from './cancel-dialog.module.css';

type CancelDialogProps = { subscription: OwnSubscription; page: CancelPage; opened: boolean; onClose: () => void };

/** What the member keeps and until when, with a link to the provider, where the plan is cancelled. */
export function CancelDialog({ subscription, page, opened, onClose }: CancelDialogProps) {
  const { t } = useLingui();
  const { data: config } = useQuery(configQuery);
  return (
    <Dialog opened={opened} onClose={onClose} title={<Trans>Cancel your plan?</Trans>} size={480}>
      <div className={classes.terms}>
        <p>
          <Trans>
            You’ll keep premium until <WireDay day={subscription.subscription_due_date} />. You won’t be charged again, and your membership
            will be regular and free.
          </Trans>
        </p>
        <p>
          <Trans>You’ll keep your profile, connections, posts and conversations. To read messages again, you’ll need premium.</Trans>
        </p>
        <p>
          <Trans>
            To cancel, go to our payment provider, <bdi>{config?.billing.provider}</bdi>. You’ll need this number:
          </Trans>
        </p>
        <DetailList rows={[{ name: t`Subscription number`, value: <bdi dir="ltr">{page.reference}</bdi> }]} />
      </div>
      <div className={actions.actions}>
        <Button variant="default" size="md" data-autofocus onClick={onClose}>
          <Trans>Keep premium</Trans>
        </Button>
        <Button component="a" href={page.url} rel="noreferrer" size="md">
          <Trans>Continue to cancel</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
