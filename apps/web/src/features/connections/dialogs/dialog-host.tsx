import type { ConnectionState } from '@subrosa/rules/connections/changes';
import { lazy, Suspense } from 'react';

/** Each dialog is loaded when it is opened for the first time. */
const dialogs = {
  connect: lazy(async () => ({ default: (await import('./connect-dialog.tsx')).ConnectDialog })),
  withdraw: lazy(async () => ({ default: (await import('./withdraw-dialog.tsx')).WithdrawDialog })),
  answer: lazy(async () => ({ default: (await import('./respond-dialog.tsx')).RespondDialog })),
  remove: lazy(async () => ({ default: (await import('./remove-dialog.tsx')).RemoveDialog })),
  block: lazy(async () => ({ default: (await import('./block-dialog.tsx')).BlockDialog })),
  report: lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog })),
};

export type DialogName = keyof typeof dialogs;

/** Which dialog is open; the last one stays while it fades out. */
export type ConnectionDialog = { name: DialogName; opened: boolean } | null;

type DialogHostProps = {
  dialog: ConnectionDialog;
  member: { id: string; username: string };
  state: ConnectionState;
  onClose: () => void;
};

/** Renders the requested dialog, if any. */
export function DialogHost({ dialog, member, state, onClose }: DialogHostProps) {
  if (!dialog) return null;
  const Dialog = dialogs[dialog.name];
  return (
    <Suspense>
      <Dialog member={member} state={state} opened={dialog.opened} onClose={onClose} />
    </Suspense>
  );
}
