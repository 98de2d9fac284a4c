import { Trans } from '@lingui/react/macro';
import type { OwnMedia } from '@subrosa/contract/media/parts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { mediaChangedEverywhere, removeMedia, DeclarationDialog, type OwnGalleryItem } from '../../media/index.ts';
import { CaptionDialog } from './caption-dialog.tsx';
import { useLast } from './use-last.ts';

export type GalleryDialog =
  | { about: 'people'; items: readonly OwnMedia[] }
  | { about: 'removal'; item: OwnMedia }
  | { about: 'caption'; entry: OwnGalleryItem };

type GalleryDialogsProps = { dialog: GalleryDialog | null; onClose: () => void };

/** What a member can be asked about items of the gallery, one at a time. */
export function GalleryDialogs({ dialog, onClose }: GalleryDialogsProps) {
  const queryClient = useQueryClient();
  // What was asked stays readable while its dialog closes.
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
        <Trans>It is deleted for good, here and wherever it was shown. This cannot be undone.</Trans>
      </ConfirmDialog>
    </>
  );
}
