import { lazy, Suspense } from 'react';
import { DialogHost } from '../../connections/index.ts';
import { useConversation, type OpenDialog } from './conversation-context.ts';

/** Each dialog is loaded when it is opened for the first time. */
const dialogs = {
  safety: lazy(async () => ({ default: (await import('../keys/safety-dialog.tsx')).SafetyDialog })),
  report: lazy(async () => ({ default: (await import('../report/report-dialog.tsx')).ReportDialog })),
  deleteForMe: lazy(async () => ({ default: (await import('./delete-dialog.tsx')).DeleteForMe })),
  deleteForAll: lazy(async () => ({ default: (await import('./delete-dialog.tsx')).DeleteForAll })),
  mute: lazy(async () => ({ default: (await import('./mute-dialog.tsx')).MuteDialog })),
  forward: lazy(async () => ({ default: (await import('../forward/forward-dialog.tsx')).ForwardDialog })),
  gallery: lazy(async () => ({ default: (await import('../files/gallery-dialog.tsx')).GalleryDialog })),
  pinned: lazy(async () => ({ default: (await import('./pinned-dialog.tsx')).PinnedDialog })),
  group: lazy(async () => ({ default: (await import('../group/group-dialog.tsx')).GroupDialog })),
  describe: lazy(async () => ({ default: (await import('../group/describe-dialog.tsx')).DescribeDialog })),
  invite: lazy(async () => ({ default: (await import('../group/invite-dialog.tsx')).InviteDialog })),
  remove: lazy(async () => ({ default: (await import('../group/remove-dialog.tsx')).RemoveDialog })),
  leave: lazy(async () => ({ default: (await import('../group/leave-dialog.tsx')).LeaveDialog })),
};

type ConversationDialogsProps = { dialog: OpenDialog; onClose: () => void };

export function ConversationDialogs({ dialog, onClose }: ConversationDialogsProps) {
  const { peer } = useConversation();
  if (!dialog) return null;
  const { name, opened, messageId = '', memberId = '' } = dialog;
  if (name === 'block') {
    const member = peer && { id: peer.id, username: peer.username ?? '' };
    return member && <DialogHost dialog={{ name, opened }} member={member} state="none" onClose={onClose} />;
  }
  const Dialog = dialogs[name];
  return (
    <Suspense>
      <Dialog key={`${name} ${messageId} ${memberId}`} opened={opened} onClose={onClose} messageId={messageId} memberId={memberId} />
    </Suspense>
  );
}
