import { lazy, Suspense } from 'react';
import { DialogHost } from '../../connections/index.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { useTalk, type AskedDialog } from './talk-context.ts';

const Safety = lazy(async () => ({ default: (await import('../keys/safety-dialog.tsx')).SafetyDialog }));
const Report = lazy(async () => ({ default: (await import('../report/report-dialog.tsx')).ReportDialog }));

type TalkDialogsProps = { asked: AskedDialog; onClose: () => void };

export function TalkDialogs({ asked, onClose }: TalkDialogsProps) {
  const { peer } = useTalk();
  if (!asked || !peer) return null;
  const { name, opened, messageId } = asked;
  const member = { id: peer.id, username: peer.username ?? '' };
  return (
    <Suspense>
      {name === 'safety' && <Safety opened={opened} onClose={onClose} />}
      {name === 'report' && <Report key={messageId} opened={opened} first={messageId} onClose={onClose} />}
      {name === 'block' && <DialogHost asked={{ name: 'block', opened }} member={member} state="none" onClose={onClose} />}
      {(name === 'deleteForMe' || name === 'deleteForAll') && messageId !== undefined && (
        <DeleteDialog opened={opened} forWhom={name === 'deleteForMe' ? 'me' : 'all'} messageId={messageId} onClose={onClose} />
      )}
    </Suspense>
  );
}
