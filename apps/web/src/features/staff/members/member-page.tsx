import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import page from '../../../shared/styles/page.module.css';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { StaffPageLayout } from '../parts/staff-page-layout.tsx';
import { useHelp } from '../shortcuts/help.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import type { MemberRecord } from './api.ts';
import { RecordEvents } from './record-events.tsx';
import { RecordDetails } from './record-details.tsx';
import { RecordSanctions } from './record-sanctions.tsx';
import classes from './member-page.module.css';
import { ReasonForm } from './reason-form.tsx';
import { SanctionForm } from './sanction-form.tsx';
import { useMemberActions } from './api.ts';

type MemberPageProps = { file: MemberRecord };

type MemberDialog = 'name' | 'sanction' | 'lifetime' | null;

/** One member: details and sanctions beside the timeline. S opens the sanction form, N the name. */
export function MemberPage({ file }: MemberPageProps) {
  const { pseudonym, username, can } = file;
  const [dialog, setDialog] = useState<MemberDialog>(null);
  const actions = useMemberActions(pseudonym);
  const openHelp = useHelp((help) => help.open);
  const close = () => setDialog(null);
  const maySanction = can.sanction.length > 0;
  useShortcuts({
    '?': openHelp,
    s: maySanction ? () => setDialog('sanction') : undefined,
    n: can.reveal ? () => setDialog('name') : undefined,
  });
  return (
    <StaffPageLayout
      title={<bdi>{username ?? pseudonym}</bdi>}
      lead={username === null ? undefined : <bdi>{pseudonym}</bdi>}
      actions={
        <>
          {can.reveal && (
            <Button variant="default" onClick={() => setDialog('name')}>
              <Trans>Show the name</Trans>
            </Button>
          )}
          {can.revokeLifetime && (
            <Button variant="default" onClick={() => setDialog('lifetime')}>
              <Trans>Revoke lifetime plan</Trans>
            </Button>
          )}
          {maySanction && (
            <Button onClick={() => setDialog('sanction')}>
              <Trans>Apply sanction</Trans>
            </Button>
          )}
        </>
      }
    >
      <Link to="/staff/members" className={page.back}>
        <IconArrowLeft size={18} aria-hidden="true" className={page.directed} />
        <Trans>New search</Trans>
      </Link>
      <div className={classes.columns}>
        <div className={classes.side}>
          <RecordDetails file={file} />
          <RecordSanctions file={file} />
        </div>
        <RecordEvents events={file.events} />
      </div>
      <Dialog opened={dialog === 'name'} onClose={close} title={<Trans>Show the name</Trans>} size={480}>
        <ReasonForm submitLabel={<Trans>Show the name</Trans>} onSend={actions.reveal} onClose={close}>
          <Trans>You’ll see it for one hour. Your reason is logged for the auditor.</Trans>
        </ReasonForm>
      </Dialog>
      <Dialog opened={dialog === 'sanction'} onClose={close} title={<Trans>Apply sanction</Trans>} size={520}>
        <SanctionForm kinds={can.sanction} onSend={actions.sanction} onClose={close} />
      </Dialog>
      <Dialog opened={dialog === 'lifetime'} onClose={close} title={<Trans>Revoke lifetime plan</Trans>} size={480}>
        <ReasonForm danger submitLabel={<Trans>Revoke plan</Trans>} onSend={actions.revokeLifetime} onClose={close}>
          <Trans>For plans obtained by fraud. The member sees your reason and can appeal.</Trans>
        </ReasonForm>
      </Dialog>
    </StaffPageLayout>
  );
}
