import { lazy, Suspense } from 'react';
import type { DialogProps } from './dialog-props.ts';

/** Each dialog is loaded when it is opened for the first time. */
const dialogs = {
  share: lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog })),
  report: lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog })),
  withdraw: lazy(async () => ({ default: (await import('./withdraw-dialog.tsx')).WithdrawDialog })),
  remove: lazy(async () => ({ default: (await import('./remove-dialog.tsx')).RemoveDialog })),
};

export type DialogName = keyof typeof dialogs;

/** Which dialog is open; the last one stays while it fades out. */
export type RequestDialog = { name: DialogName; opened: boolean } | null;

type DialogHostProps = Omit<DialogProps, 'opened'> & { dialog: RequestDialog };

/** Renders the requested dialog, if any. */
export function DialogHost({ dialog, request, onClose }: DialogHostProps) {
  if (!dialog) return null;
  const Dialog = dialogs[dialog.name];
  return (
    <Suspense>
      <Dialog request={request} opened={dialog.opened} onClose={onClose} />
    </Suspense>
  );
}
