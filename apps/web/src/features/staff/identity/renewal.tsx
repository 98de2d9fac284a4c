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
  /** Of the submission that was confirmed. */
  id: string;
};

/** A document that was confirmed and is doubted since: the member proves it again, or it ends. */
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
          The member is asked to prove it again by <DateText date={data.renewBy} />.
        </Trans>
      </p>
    );
  }
  return (
    <>
      <Button variant="default" size="sm" onClick={open}>
        <Trans>Ask to prove it again</Trans>
      </Button>
      <ConfirmDialog
        opened={isConfirming}
        title={<Trans>Ask to prove it again?</Trans>}
        confirmLabel={<Trans>Ask the member</Trans>}
        isPending={isPending}
        onConfirm={() => mutate()}
        onClose={close}
      >
        <Trans>The verification ends in 30 days unless the member lays a document before us again. They are told at once.</Trans>
      </ConfirmDialog>
    </>
  );
}
