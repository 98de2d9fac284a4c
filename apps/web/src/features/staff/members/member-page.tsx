import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import page from '../../../shared/styles/page.module.css';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { RoomPage } from '../parts/room-page.tsx';
import { useHelp } from '../shortcuts/help.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import type { MemberFile } from './calls.ts';
import { FileEvents } from './file-events.tsx';
import { FileFacts } from './file-facts.tsx';
import { FileSanctions } from './file-sanctions.tsx';
import classes from './member-page.module.css';
import { ReasonForm } from './reason-form.tsx';
import { SanctionForm } from './sanction-form.tsx';
import { useMemberActions } from './calls.ts';

type MemberPageProps = { file: MemberFile };

type MemberDialog = 'name' | 'sanction' | 'lifetime' | null;

/** One member: facts and sanctions beside the timeline. S opens the sanction, N the name. */
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
    <RoomPage
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
              <Trans>Take the lifetime plan back</Trans>
            </Button>
          )}
          {maySanction && (
            <Button onClick={() => setDialog('sanction')}>
              <Trans>Give a sanction</Trans>
            </Button>
          )}
        </>
      }
    >
      <Link to="/staff/members" className={page.back}>
        <IconArrowLeft size={18} aria-hidden="true" className={page.directed} />
        <Trans>Another search</Trans>
      </Link>
      <div className={classes.columns}>
        <div className={classes.side}>
          <FileFacts file={file} />
          <FileSanctions file={file} />
        </div>
        <FileEvents events={file.events} />
      </div>
      <Dialog opened={dialog === 'name'} onClose={close} title={<Trans>Show the name</Trans>} size={480}>
        <ReasonForm submitLabel={<Trans>Show the name</Trans>} onSend={actions.reveal} onClose={close}>
          <Trans>You see it for an hour. Your reason is kept, and read by the auditor.</Trans>
        </ReasonForm>
      </Dialog>
      <Dialog opened={dialog === 'sanction'} onClose={close} title={<Trans>Give a sanction</Trans>} size={520}>
        <SanctionForm kinds={can.sanction} onSend={actions.sanction} onClose={close} />
      </Dialog>
      <Dialog opened={dialog === 'lifetime'} onClose={close} title={<Trans>Take the lifetime plan back</Trans>} size={480}>
        <ReasonForm danger submitLabel={<Trans>Take the plan back</Trans>} onSend={actions.revokeLifetime} onClose={close}>
          <Trans>For a plan that was got by deceit. The member reads what you write, and can appeal.</Trans>
        </ReasonForm>
      </Dialog>
    </RoomPage>
  );
}
