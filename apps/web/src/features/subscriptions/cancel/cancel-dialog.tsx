import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../../../shared/config.ts';
import actions from '../../../shared/ui/confirm-dialog.module.css';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import type { CancelPage } from '../calls/cancel.ts';
import type { Held } from '../calls/own.ts';
import { Facts } from '../facts.tsx';
import { WireDay } from '../wire-day.tsx';
import classes from './cancel-dialog.module.css';

type CancelDialogProps = { held: Held; page: CancelPage; opened: boolean; onClose: () => void };

/** What is kept and until when, and the way to the provider, who cancels. */
export function CancelDialog({ held, page, opened, onClose }: CancelDialogProps) {
  const { t } = useLingui();
  const { data: config } = useQuery(configQuery);
  return (
    <Dialog opened={opened} onClose={onClose} title={<Trans>Cancel your plan?</Trans>} size={480}>
      <div className={classes.terms}>
        <p>
          <Trans>
            Premium stays yours until <WireDay day={held.subscription_due_date} />, and nothing is charged after that. Then your membership
            is regular and free.
          </Trans>
        </p>
        <p>
          <Trans>
            Your profile, connections, posts and conversations stay. Messages are kept for you, and can be read again with premium.
          </Trans>
        </p>
        <p>
          <Trans>
            Plans are cancelled with <bdi>{config?.billing.provider}</bdi>, our billing partner. Its page asks for this number:
          </Trans>
        </p>
        <Facts rows={[{ name: t`Subscription number`, value: <bdi dir="ltr">{page.reference}</bdi> }]} />
      </div>
      <div className={actions.actions}>
        <Button variant="default" size="md" data-autofocus onClick={onClose}>
          <Trans>Keep premium</Trans>
        </Button>
        <Button component="a" href={page.address} rel="noreferrer" size="md">
          <Trans>Go on to cancel</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
