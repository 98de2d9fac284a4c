import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { usePending } from '../../../shared/use-pending.ts';
import { fetchCancelPage, type CancelPage } from '../api/cancel.ts';
import type { OwnSubscription } from '../api/own.ts';

const CancelDialog = lazy(async () => ({ default: (await import('./cancel-dialog.tsx')).CancelDialog }));

type CancelPlanProps = { subscription: OwnSubscription };

/** A button that fetches where the plan is cancelled, and opens the dialog. */
export function CancelPlan({ subscription }: CancelPlanProps) {
  const [page, setPage] = useState<CancelPage | null>(null);
  const [isOpened, setOpened] = useState(false);
  const { isPending, run } = usePending();

  async function handleCancel() {
    const isKnown = await run(async () => setPage(await fetchCancelPage(subscription.id)));
    if (isKnown) setOpened(true);
  }

  return (
    <>
      <Button variant="default" size="sm" loading={isPending} onClick={() => void handleCancel()}>
        <Trans>Cancel plan</Trans>
      </Button>
      {page && (
        <Suspense fallback={null}>
          <CancelDialog subscription={subscription} page={page} opened={isOpened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
