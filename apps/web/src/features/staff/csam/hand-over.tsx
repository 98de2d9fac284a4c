import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { may } from '@subrosa/rules/moderation/staff';
import { escalatableKinds } from '@subrosa/rules/csam/csam';
import { useNavigate } from '@tanstack/react-router';
import { useSession } from '../../../shared/session/session.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { usePending } from '../../../shared/use-pending.ts';
import type { OpenCase } from '../calls/cases.ts';
import { useCsamCases } from './calls.ts';

type HandOverProps = { opened: OpenCase };

/** What concerns a minor goes to the named persons; here it is gone from then on. */
export function HandOver({ opened }: HandOverProps) {
  const [isConfirming, { open, close }] = useDisclosure();
  const role = useSession((session) => session.account?.staffRole ?? null);
  const navigate = useNavigate();
  const { handOver } = useCsamCases();
  const { isPending, run } = usePending();
  if (!may(role, 'escalate_csam') || !escalatableKinds.includes(opened.kind)) return null;

  async function handleConfirm() {
    if (await run(() => handOver(opened.id))) await navigate({ to: '/staff/media' });
    close();
  }

  return (
    <>
      <Button variant="subtle" color="gray" c="var(--text)" size="md" onClick={open}>
        <Trans>It concerns a minor</Trans>
      </Button>
      <ConfirmDialog
        danger
        opened={isConfirming}
        onClose={close}
        isPending={isPending}
        title={<Trans>Hand it to the named persons</Trans>}
        confirmLabel={<Trans>Hand it over</Trans>}
        onConfirm={() => void handleConfirm()}
      >
        <Trans>
          The case is gone for you and everybody else. Everything about it is sealed away, and the member is shut out without being told
          why. Do not save, forward or describe what you saw.
        </Trans>
      </ConfirmDialog>
    </>
  );
}
