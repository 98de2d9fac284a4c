import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { configQuery } from '../../../shared/config.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import actions from '../../../shared/ui/confirm-dialog.module.css';
import { usePending } from '../../../shared/use-pending.ts';
import { askWhereToCancel, type CancelPage } from '../calls/cancel.ts';
import type { Held } from '../calls/own.ts';
import { Facts } from '../facts.tsx';
import { WireDay } from '../wire-day.tsx';
import classes from './cancel-plan.module.css';

type CancelPlanProps = { held: Held };

/** Cancels a plan: what is kept and until when, and the way to the provider, who does it. */
export function CancelPlan({ held }: CancelPlanProps) {
  const [page, setPage] = useState<CancelPage | null>(null);
  const [isOpened, setOpened] = useState(false);
  const { isPending, run } = usePending();

  async function handleAsk() {
    const isKnown = await run(async () => setPage(await askWhereToCancel(held.id)));
    if (isKnown) setOpened(true);
  }

  return (
    <>
      <Button variant="default" size="sm" loading={isPending} onClick={() => void handleAsk()}>
        <Trans>Cancel plan</Trans>
      </Button>
      <Dialog opened={isOpened} onClose={() => setOpened(false)} title={<Trans>Cancel your plan?</Trans>} size={480}>
        {page && <Terms held={held} page={page} />}
        <div className={actions.actions}>
          <Button variant="default" size="md" data-autofocus onClick={() => setOpened(false)}>
            <Trans>Keep premium</Trans>
          </Button>
          <Button component="a" href={page?.address ?? ''} rel="noreferrer" size="md">
            <Trans>Go on to cancel</Trans>
          </Button>
        </div>
      </Dialog>
    </>
  );
}

function Terms({ held, page }: { held: Held; page: CancelPage }) {
  const { t } = useLingui();
  const { data: config } = useQuery(configQuery);
  return (
    <div className={classes.terms}>
      <p>
        <Trans>
          Premium stays yours until <WireDay day={held.subscription_due_date} />, and nothing is charged after that. Then your membership is
          regular and free.
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
  );
}
