import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { OwnMedia } from '@subrosa/contract/media/schemas';
import { needsDeclaration } from '@subrosa/rules/media/declaration';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { DeclarationDialog, Uploader, UploadList, type Uploads } from '../../media/index.ts';
import classes from './form.module.css';
import { GroupError } from '../../../shared/ui/group-error.tsx';

type MediaFieldsProps = {
  uploads: Uploads;
  items: readonly OwnMedia[];
  problem: string | undefined;
  onRemove: (item: OwnMedia) => void;
  /** The items whose declaration is open; null while none is. */
  declaring: readonly OwnMedia[] | null;
  onDeclare: (items: readonly OwnMedia[] | null) => void;
  onDeclared: () => void;
  /** Moves an item to the start: lists show the first one. */
  onFirst: (item: OwnMedia) => void;
};

/** The photos and videos of a post: its items, uploads, and items that need attention. */
export function MediaFields({ uploads, items, problem, declaring, onDeclare, onDeclared, onRemove, onFirst }: MediaFieldsProps) {
  const [removed, setRemoved] = useState<OwnMedia | null>(null);
  const undeclared = items.filter(needsDeclaration);
  useQuestionAtUpload({ uploads, undeclared, onDeclare });

  function handleRemove() {
    if (removed) onRemove(removed);
    setRemoved(null);
  }

  return (
    <div data-problem={problem ? true : undefined} className={classes.media}>
      <UploadList uploads={uploads} items={items} onState={(item) => onDeclare([item])} onRemove={setRemoved} onFirst={onFirst} />
      {undeclared.length > 1 && (
        <Button variant="default" size="sm" className={classes.all ?? ''} onClick={() => onDeclare(undeclared)}>
          <Plural value={undeclared.length} one="Tag people in # item" other="Tag people in all # items" />
        </Button>
      )}
      <Uploader uploads={uploads} />
      <GroupError isAlert text={problem} />
      <DeclarationDialog items={declaring ?? []} opened={declaring !== null} onSaved={onDeclared} onClose={() => onDeclare(null)} />
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

type QuestionAtUpload = Pick<MediaFieldsProps, 'uploads' | 'onDeclare'> & { undeclared: readonly OwnMedia[] };

/** Asks once about the files that were just uploaded, unless the member is typing: then the question comes before the post is sent. */
function useQuestionAtUpload({ uploads, undeclared, onDeclare }: QuestionAtUpload): void {
  const shown = useRef(new Set<string>());
  const isUploading = uploads.uploads.some(({ phase }) => phase === 'waiting' || phase === 'sending' || phase === 'finishing');
  const own = uploads.uploads.flatMap(({ mediaId }) => mediaId ?? []);
  const arrived = undeclared.filter(({ id }) => own.includes(id));
  const waiting = isUploading ? '' : arrived.map(({ id }) => id).join();

  const openQuestion = useEffectEvent(() => {
    const added = arrived.filter(({ id }) => !shown.current.has(id));
    for (const { id } of added) shown.current.add(id);
    const isTyping = document.activeElement?.matches('input:not([type=file]), textarea, [role=dialog] *') ?? false;
    if (added.length > 0 && !isTyping) onDeclare(added);
  });

  useEffect(() => {
    if (waiting !== '') openQuestion();
  }, [waiting]);
}
