import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { may } from '@subrosa/rules/moderation/staff';
import { escalatableKinds } from '@subrosa/rules/csam/csam';
import { useNavigate } from '@tanstack/react-router';
import { useSession } from '../../../shared/session/session.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { usePending } from '../../../shared/use-pending.ts';
import type { OpenCase } from '../api/cases.ts';
import { useCsamCases } from './api.ts';

type EscalateToCsamProps = { opened: OpenCase };

/** Escalates a suspected depiction of a minor to the CSAM reviewers; the case then disappears from this queue. */
export function EscalateToCsam({ opened }: EscalateToCsamProps) {
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
        <Trans>It involves a minor</Trans>
      </Button>
      <ConfirmDialog
        danger
        opened={isConfirming}
        onClose={close}
        isPending={isPending}
        title={<Trans>Escalate to restricted cases</Trans>}
        confirmLabel={<Trans>Escalate</Trans>}
        onConfirm={() => void handleConfirm()}
      >
        <Trans>
          This case is now restricted. All evidence is locked, and the member is suspended without being given a reason. Don’t save, forward
          or describe what you saw.
        </Trans>
      </ConfirmDialog>
    </>
  );
}
