import { Trans } from '@lingui/react/macro';
import { useDisclosure } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { pauseAccount, resumeAccount, useAccountChanged, type Account } from '../api/account.ts';
import { RowButton } from '../components/row-button.tsx';
import { Row } from '../components/row.tsx';
import { PauseDetails } from './pause-details.tsx';

type PauseRowProps = { account: Account };

/** Hides the account from all others, and makes it visible again. */
export function PauseRow({ account: { paused } }: PauseRowProps) {
  const [opened, { open, close }] = useDisclosure();
  const onSuccess = useAccountChanged();
  const pause = useMutation({ mutationFn: pauseAccount, onSuccess, onSettled: close });
  const resume = useMutation({ mutationFn: resumeAccount, onSuccess });

  if (paused) {
    return (
      <Row title={<Trans>Your account is paused</Trans>} detail={<Trans>Other members can’t find you. Nothing was deleted.</Trans>}>
        <RowButton onClick={() => resume.mutate()}>
          <Trans>Resume account</Trans>
        </RowButton>
      </Row>
    );
  }
  return (
    <Row
      title={<Trans>Pause account</Trans>}
      detail={<Trans>Hides you from all other members until you resume. Nothing is deleted.</Trans>}
    >
      <RowButton onClick={open}>
        <Trans>Pause account</Trans>
      </RowButton>
      <ConfirmDialog
        opened={opened}
        title={<Trans>Pause your account?</Trans>}
        confirmLabel={<Trans>Pause account</Trans>}
        isPending={pause.isPending}
        onConfirm={() => pause.mutate()}
        onClose={close}
      >
        <PauseDetails />
      </ConfirmDialog>
    </Row>
  );
}
