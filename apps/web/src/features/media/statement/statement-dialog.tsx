import { Trans } from '@lingui/react/macro';
import type { OwnMedia } from '@subrosa/contract/media/parts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { StatementForm } from './statement-form.tsx';

type StatementDialogProps = {
  /** The statement is the same for all of them. */
  items: readonly OwnMedia[];
  opened: boolean;
  onClose: () => void;
};

/** Who is shown, and that they agreed. Without it nothing is published. */
export function StatementDialog({ items, opened, onClose }: StatementDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={<Trans>Who is shown?</Trans>} size={560} closeOnClickOutside={false}>
      <StatementForm key={items.map(({ id }) => id).join()} items={items} onDone={onClose} />
    </Dialog>
  );
}
