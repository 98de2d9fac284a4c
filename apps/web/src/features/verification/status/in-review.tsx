import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { usePending } from '../../../shared/use-pending.ts';
import { useVerificationCalls } from '../api/use-verification.ts';
import type { Attempt, Verification } from '../api/own-verification.ts';
import { Frame } from '../frame.tsx';
import frame from '../frame.module.css';
import { Files } from './files.tsx';
import { LifetimeNote } from './lifetime-note.tsx';
import { Timeline } from './timeline.tsx';

type InReviewProps = { status: Verification; current: Attempt };

/** A submission that staff are reviewing. */
export function InReview({ status, current }: InReviewProps) {
  return (
    <Frame
      step={3}
      title={<Trans>In review</Trans>}
      lead={<Trans>You don’t need to do anything. We’ll tell you as soon as it’s decided.</Trans>}
      aside={
        <>
          <Files />
          <LifetimeNote status={status} />
        </>
      }
    >
      <Timeline current={current} />
      {status.can.withdraw && <Withdraw />}
    </Frame>
  );
}

function Withdraw() {
  const { withdraw } = useVerificationCalls();
  const { isPending, run } = usePending();
  const [isConfirming, { open, close }] = useDisclosure();
  return (
    <div className={frame.actions}>
      <Button variant="default" size="sm" onClick={open}>
        <Trans>Withdraw and delete files</Trans>
      </Button>
      <ConfirmDialog
        opened={isConfirming}
        title={<Trans>Withdraw your verification?</Trans>}
        confirmLabel={<Trans>Withdraw and delete</Trans>}
        danger
        isPending={isPending}
        onConfirm={() => void run(withdraw).then(close)}
        onClose={close}
      >
        <Trans>We’ll stop the review and permanently delete your files.</Trans>
      </ConfirmDialog>
    </div>
  );
}
