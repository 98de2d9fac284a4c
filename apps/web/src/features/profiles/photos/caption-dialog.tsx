import { Trans } from '@lingui/react/macro';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import type { OwnGalleryItem } from '../../media/index.ts';
import { CaptionForm } from './caption-form.tsx';

type CaptionDialogProps = { entry: OwnGalleryItem | null; opened: boolean; onClose: () => void };

export function CaptionDialog({ entry, opened, onClose }: CaptionDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={<Trans>Caption</Trans>} size={520} closeOnClickOutside={false}>
      {entry && <CaptionForm entry={entry} onDone={onClose} />}
    </Dialog>
  );
}
