import { Trans } from '@lingui/react/macro';
import { Button, VisuallyHidden } from '@mantine/core';
import type { OwnMedia } from '@subrosa/contract/media/schemas';
import { useEffect } from 'react';
import { removeMediaUploads, pauseAll, resumeAll } from '../uploads/control.ts';
import { registerUploadList, type Upload } from '../uploads/upload-store.ts';
import type { Uploads } from '../uploads/use-uploads.ts';
import { Announcement } from './announcement.tsx';
import { MediaRow } from './media-row.tsx';
import { UnfinishedRow } from './unfinished-row.tsx';
import classes from './upload-list.module.css';
import { UploadRow } from './upload-row.tsx';

type UploadListProps = {
  uploads: Uploads;
  /** Items on the server. */
  items?: readonly OwnMedia[];
  /** Selects the items that have a row; others are shown elsewhere. */
  isListed?: (item: OwnMedia) => boolean;
  onState?: (item: OwnMedia) => void;
  onRemove?: (item: OwnMedia) => void;
  /** For ordered lists: moves an item to the start. */
  onFirst?: (item: OwnMedia) => void;
};

/** Uploads of this tab, unfinished uploads, and items on the server. */
export function UploadList({ uploads: handle, items = [], isListed = () => true, onFirst, ...actions }: UploadListProps) {
  const { uploads, unfinished } = handle;
  const listed = items.filter(isListed);
  const isKnown = ({ mediaId }: Upload) => items.some(({ id }) => id === mediaId);
  const own = uploads.filter((upload) => upload.phase !== 'sent' || !isKnown(upload));
  const previewOf = ({ id }: OwnMedia) => uploads.find(({ mediaId }) => mediaId === id)?.preview;

  useEffect(registerUploadList, []);

  // Once the server has rendered the media, this tab no longer needs the file.
  useEffect(() => {
    for (const { id, media, state } of items) if (media !== null || state === 'rejected') removeMediaUploads(id);
  }, [items]);

  return (
    <>
      <VisuallyHidden>
        <Announcement uploads={uploads} />
      </VisuallyHidden>
      {own.length > 1 && <AllAtOnce uploads={own} />}
      {own.length + unfinished.length + listed.length > 0 && (
        <ul className={classes.list}>
          {own.map((upload) => (
            <li key={upload.key}>
              <UploadRow upload={upload} />
            </li>
          ))}
          {unfinished.map((upload) => (
            <li key={upload.id}>
              <UnfinishedRow upload={upload} uploads={handle} />
            </li>
          ))}
          {listed.map((item, index) => (
            <li key={item.id}>
              <MediaRow item={item} preview={previewOf(item)} {...actions} {...(index > 0 && onFirst && { onFirst })} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function AllAtOnce({ uploads }: { uploads: readonly Upload[] }) {
  const isMoving = uploads.some(({ phase }) => phase === 'sending' || phase === 'waiting');
  const isResting = uploads.some(({ phase }) => phase === 'paused' || phase === 'failed');
  if (!isMoving && !isResting) return null;
  return (
    <div className={classes.all}>
      {isMoving && (
        <Button variant="default" size="sm" onClick={pauseAll}>
          <Trans>Pause all</Trans>
        </Button>
      )}
      {isResting && (
        <Button variant="default" size="sm" onClick={resumeAll}>
          <Trans>Resume all</Trans>
        </Button>
      )}
    </div>
  );
}
