import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { OwnMedia } from '@subrosa/contract/media/schemas';
import { needsDeclaration } from '@subrosa/rules/media/declaration';
import { IconAlertCircle, IconArrowBarToUp, IconCheck, IconEyeOff, IconTrash, IconUserQuestion } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { ArticleLink } from '../../../shared/help/article-link.tsx';
import { fileNameOf } from '../uploads/upload-store.ts';
import { usePercent } from '../use-live-media.ts';
import { sizeOf } from '../labels/amounts.ts';
import { labelOf } from '../labels/label.ts';
import { mediaStateLabel } from '../labels/states.ts';
import { FileRow } from './file-row.tsx';
import { RowAction } from './row-action.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { reasons } from '../labels/reasons.ts';

type MediaRowProps = {
  item: OwnMedia;
  /** The local file's URL, until the server has rendered the item. */
  preview?: string | undefined;
  onState?: (item: OwnMedia) => void;
  onRemove?: (item: OwnMedia) => void;
  onFirst?: (item: OwnMedia) => void;
};

const icons = { calm: IconEyeOff, ok: IconCheck, attention: IconUserQuestion, error: IconAlertCircle };

/** An item on the server that still needs its owner's attention. */
export function MediaRow({ item, preview, onState, onRemove, onFirst }: MediaRowProps) {
  const { t } = useLingui();
  const percent = usePercent(item);
  const { label, tone } = mediaStateLabel(item);
  const name = item.fileName ?? fileNameOf(item.id) ?? labelOf(item);
  const isChecking = item.state === 'quarantined';
  const isRejected = item.state === 'rejected';
  const Sign = icons[tone];
  return (
    <FileRow
      name={name}
      size={sizeOf(item.bytes)}
      thumbnail={<Thumbnail kind={item.kind} media={item.media} preview={preview} />}
      tone={isRejected ? 'error' : 'moving'}
      {...(isChecking && { progress: { percent, label: t`Checking ${name}` } })}
      note={isChecking ? <Trans>Checking, {percent}%</Trans> : isRejected ? <RejectedNote item={item} /> : t(label)}
      noteTone={tone}
      noteIcon={!isChecking && <Sign size={17} stroke={1.5} aria-hidden="true" />}
      actions={
        <>
          {onFirst && <RowAction label={t`Move ${name} to first`} icon={IconArrowBarToUp} onClick={() => onFirst(item)} />}
          {onRemove && <RowAction label={t`Remove ${name}`} icon={IconTrash} onClick={() => onRemove(item)} />}
        </>
      }
    >
      {needsDeclaration(item) && onState && (
        <Button variant="default" size="sm" aria-label={t`Tag people in ${name}`} onClick={() => onState(item)}>
          <Trans>Tag people</Trans>
        </Button>
      )}
      {item.waitsFor === 'verification' && (
        <Button component={Link} to="/verify" variant="default" size="sm">
          <Trans>Verify your identity</Trans>
        </Button>
      )}
    </FileRow>
  );
}

type RejectedNoteProps = { item: Pick<OwnMedia, 'reason' | 'note'> };

/** Why an item was not published, the staff member's note, and what the owner can do. */
function RejectedNote({ item: { reason, note } }: RejectedNoteProps) {
  const { t } = useLingui();
  if (reason === null) return <Trans>Not published</Trans>;
  const { what, toDo, article } = reasons[reason];
  return (
    <>
      {t(what)} {t(toDo)}
      {note && (
        <>
          <br />
          <q>{note}</q>
        </>
      )}
      {article && (
        <>
          <br />
          <ArticleLink article={article} />
        </>
      )}
    </>
  );
}
