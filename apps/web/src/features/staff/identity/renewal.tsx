import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { verification } from '@subrosa/contract/endpoints/verification';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { DateText } from '../../../shared/ui/date-text.tsx';
import classes from './renewal.module.css';

type RenewalProps = {
  /** The id of the confirmed submission. */
  id: string;
};

/** Requests a new verification when a confirmed document is doubted; the old one expires without it. */
export function Renewal({ id }: RenewalProps) {
  const [isConfirming, { open, close }] = useDisclosure();
  const { mutate, isPending, data } = useMutation({
    mutationFn: () => client.call(verification.requestRenewal, { params: { id } }),
    onSettled: close,
  });
  if (data) {
    return (
      <p className={classes.requested} role="status">
        <Trans>
          The member has to verify again by <DateText date={data.renewBy} />.
        </Trans>
      </p>
    );
  }
  return (
    <>
      <Button variant="default" size="sm" onClick={open}>
        <Trans>Request re-verification</Trans>
      </Button>
      <ConfirmDialog
        opened={isConfirming}
        title={<Trans>Request re-verification?</Trans>}
        confirmLabel={<Trans context="staff">Send request</Trans>}
        isPending={isPending}
        onConfirm={() => mutate()}
        onClose={close}
      >
        <Trans>The member is notified now. Unless they submit an ID again, their verification ends in 30 days.</Trans>
      </ConfirmDialog>
    </>
  );
}
