import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { OwnMedia } from '@subrosa/contract/media/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { SortableGallery, Uploader, UploadList, useUploads, type OwnGalleryItem } from '../../media/index.ts';
import { orderGallery } from './api.ts';
import { GalleryDialogs, type GalleryDialog } from './gallery-dialogs.tsx';
import classes from './photos.module.css';

type GalleryProps = { entries: readonly OwnGalleryItem[] };

/** Items in the list with text: those that need an action or have no rendered media yet. */
const needsAttention = ({ state, waitsFor, media }: OwnMedia) => state === 'rejected' || waitsFor === 'declaration' || media === null;

export function Gallery({ entries }: GalleryProps) {
  const queryClient = useQueryClient();
  const uploads = useUploads('gallery', { existingCount: entries.length });
  const [dialog, setDialog] = useState<GalleryDialog | null>(null);
  const items = entries.map(({ item }) => item);
  const shown = entries.filter(({ item }) => !needsAttention(item));
  const unstated = items.filter(({ waitsFor }) => waitsFor === 'declaration');
  const isEmpty = entries.length + uploads.uploads.length + uploads.unfinished.length === 0;

  const handleState = (item: OwnMedia) => setDialog({ about: 'people', items: [item] });
  const handleRemove = (item: OwnMedia) => setDialog({ about: 'removal', item });

  return (
    <>
      {isEmpty && (
        <EmptyState level={3} title={<Trans>No images</Trans>}>
          <Trans>Add your first photo or video. Only you can see it until it’s reviewed.</Trans>
        </EmptyState>
      )}
      <div className={classes.narrow}>
        <Uploader uploads={uploads} />
        {unstated.length > 1 && (
          <Button variant="default" size="sm" className={classes.all ?? ''} onClick={() => setDialog({ about: 'people', items: unstated })}>
            <Plural value={unstated.length} one="Tag people in # item" other="Tag people in all # items" />
          </Button>
        )}
        <UploadList uploads={uploads} items={items} isListed={needsAttention} onState={handleState} onRemove={handleRemove} />
      </div>
      {shown.length > 0 && (
        <div className={classes.gallery}>
          <SortableGallery
            items={shown}
            onOrder={(ids) => void orderGallery(queryClient, ids)}
            onCaption={(entry) => setDialog({ about: 'caption', entry })}
            onState={handleState}
            onRemove={handleRemove}
          />
        </div>
      )}
      <GalleryDialogs dialog={dialog} onClose={() => setDialog(null)} />
    </>
  );
}
