import { Trans } from '@lingui/react/macro';
import type { OwnMedia } from '@subrosa/contract/media/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { mediaChangedEverywhere, removeMedia, DeclarationDialog, type OwnGalleryItem } from '../../media/index.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { CaptionForm } from './caption-form.tsx';
import { useState } from 'react';

export type GalleryDialog =
  | { about: 'people'; items: readonly OwnMedia[] }
  | { about: 'removal'; item: OwnMedia }
  | { about: 'caption'; entry: OwnGalleryItem };

type GalleryDialogsProps = { dialog: GalleryDialog | null; onClose: () => void };

/** The dialogs for items of the gallery, one at a time. */
export function GalleryDialogs({ dialog, onClose }: GalleryDialogsProps) {
  const queryClient = useQueryClient();
  // The content stays while the dialog closes.
  const last = useLast(dialog);
  const removing = useMutation({
    mutationFn: removeMedia,
    onSettled: () => {
      onClose();
      return mediaChangedEverywhere(queryClient);
    },
  });
  return (
    <>
      <DeclarationDialog items={last?.about === 'people' ? last.items : []} opened={dialog?.about === 'people'} onClose={onClose} />
      <CaptionDialog entry={last?.about === 'caption' ? last.entry : null} opened={dialog?.about === 'caption'} onClose={onClose} />
      <ConfirmDialog
        danger
        opened={dialog?.about === 'removal'}
        title={<Trans>Remove this item?</Trans>}
        confirmLabel={<Trans>Remove</Trans>}
        isPending={removing.isPending}
        onConfirm={() => last?.about === 'removal' && removing.mutate(last.item.id)}
        onClose={onClose}
      >
        <Trans>It will be deleted permanently from everywhere it’s shown. This can’t be undone.</Trans>
      </ConfirmDialog>
    </>
  );
}

type CaptionDialogProps = { entry: OwnGalleryItem | null; opened: boolean; onClose: () => void };

function CaptionDialog({ entry, opened, onClose }: CaptionDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={<Trans>Caption</Trans>} size={520} closeOnClickOutside={false}>
      {entry && <CaptionForm entry={entry} onDone={onClose} />}
    </Dialog>
  );
}

/** The last value that was not null. */
function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
