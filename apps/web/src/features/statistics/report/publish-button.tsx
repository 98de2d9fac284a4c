import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { usePending } from '../../../shared/use-pending.ts';
import { useStatisticsActions } from '../api/statistics.ts';

type PublishButtonProps = { period: string };

/** Asks for confirmation, because a published report cannot be changed. */
export function PublishButton({ period }: PublishButtonProps) {
  const [isConfirming, { open, close }] = useDisclosure();
  const { publish } = useStatisticsActions();
  const { isPending, run } = usePending();

  async function handleConfirm() {
    await run(() => publish(period));
    close();
  }

  return (
    <>
      <Button onClick={open}>
        <Trans>Publish</Trans>
      </Button>
      <ConfirmDialog
        opened={isConfirming}
        title={<Trans>Publish the report for {period}?</Trans>}
        confirmLabel={<Trans>Publish</Trans>}
        isPending={isPending}
        onConfirm={() => void handleConfirm()}
        onClose={close}
      >
        <p>
          <Trans>Everyone will be able to read it. Numbers are rounded to the nearest five. This can’t be undone.</Trans>
        </p>
      </ConfirmDialog>
    </>
  );
}
