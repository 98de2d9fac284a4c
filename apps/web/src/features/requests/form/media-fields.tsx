import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { OwnMedia } from '@subrosa/contract/media/schemas';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { DeclarationDialog, Uploader, UploadList, type Uploads } from '../../media/index.ts';
import classes from './form.module.css';
import { GroupError } from '../../../shared/ui/group-error.tsx';

type MediaFieldsProps = {
  uploads: Uploads;
  items: readonly OwnMedia[];
  problem: string | undefined;
  onRemove: (item: OwnMedia) => void;
  /** Moves an item to the start: lists show the first one. */
  onFirst: (item: OwnMedia) => void;
};

/** The photos and videos of a post: its items, uploads, and items that need attention. */
export function MediaFields({ uploads, items, problem, onRemove, onFirst }: MediaFieldsProps) {
  const [stated, setStated] = useState<readonly OwnMedia[] | null>(null);
  const [removed, setRemoved] = useState<OwnMedia | null>(null);
  const unstated = items.filter(({ waitsFor }) => waitsFor === 'declaration');

  function handleRemove() {
    if (removed) onRemove(removed);
    setRemoved(null);
  }

  return (
    <div data-problem={problem ? true : undefined} className={classes.media}>
      <UploadList uploads={uploads} items={items} onState={(item) => setStated([item])} onRemove={setRemoved} onFirst={onFirst} />
      {unstated.length > 1 && (
        <Button variant="default" size="sm" className={classes.all ?? ''} onClick={() => setStated(unstated)}>
          <Plural value={unstated.length} one="Tag people in # item" other="Tag people in all # items" />
        </Button>
      )}
      <Uploader uploads={uploads} />
      <GroupError isAlert text={problem} />
      <DeclarationDialog items={stated ?? []} opened={stated !== null} onClose={() => setStated(null)} />
      <ConfirmDialog
        danger
        opened={removed !== null}
        title={<Trans>Remove this item?</Trans>}
        confirmLabel={<Trans>Remove</Trans>}
        onConfirm={handleRemove}
        onClose={() => setRemoved(null)}
      >
        <Trans>It will be deleted permanently from everywhere it’s shown. This can’t be undone.</Trans>
      </ConfirmDialog>
    </div>
  );
}
