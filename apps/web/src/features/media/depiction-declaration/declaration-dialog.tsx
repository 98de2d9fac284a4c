import { Trans } from '@lingui/react/macro';
import { Loader } from '@mantine/core';
import type { OwnMedia } from '@subrosa/contract/media/schemas';
import { lazy, Suspense } from 'react';
import { Dialog } from '../../../shared/ui/dialog.tsx';

type DeclarationDialogProps = {
  /** One declaration applies to all of them. */
  items: readonly OwnMedia[];
  opened: boolean;
  onClose: () => void;
  /** Called when the declaration was accepted, before it closes. */
  onSaved?: () => void;
};

const DeclarationForm = lazy(async () => ({ default: (await import('./declaration-form.tsx')).DeclarationForm }));

/** Declares who is depicted, and that they consent. Items without a declaration are not published. */
export function DeclarationDialog({ items, opened, onClose, onSaved }: DeclarationDialogProps) {
  function handleSaved() {
    onSaved?.();
    onClose();
  }

  return (
    <Dialog opened={opened} onClose={onClose} title={<Trans>Who’s in it?</Trans>} size={560} closeOnClickOutside={false}>
      <Suspense fallback={<Loader />}>
        <DeclarationForm key={items.map(({ id }) => id).join()} items={items} onDone={handleSaved} onCancel={onClose} />
      </Suspense>
    </Dialog>
  );
}
