import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useLingui } from '@lingui/react/macro';
import { IconEyeOff, IconGripVertical, IconUserQuestion } from '@tabler/icons-react';
import type { OwnMedia } from '@subrosa/contract/media/schemas';
import { GALLERY_RATIO, GALLERY_SIZES } from '../viewing/gallery-shape.ts';
import { Picture } from '../viewing/picture.tsx';
import { labelOf } from '../labels/label.ts';
import { mediaStateLabel } from '../labels/states.ts';
import { ItemMenu } from './item-menu.tsx';
import type { ItemActions, OwnGalleryItem } from './own-gallery.ts';
import classes from './sortable-gallery.module.css';

type SortableItemProps = ItemActions & {
  entry: OwnGalleryItem;
  isFirst: boolean;
  isLast: boolean;
  onOpen: () => void;
  onMove: (by: 1 | -1 | 'first') => void;
};

export function SortableItem({ entry, onOpen, ...menu }: SortableItemProps) {
  const { t } = useLingui();
  const { item, caption } = entry;
  const name = labelOf(item, caption);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: item.id,
    attributes: { roleDescription: t`sortable` },
  });
  return (
    <li
      ref={setNodeRef}
      className={classes.item}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      data-dragging={isDragging || undefined}
    >
      <div className={classes.frame}>
        {item.media && <Picture media={item.media} label={name} sizes={GALLERY_SIZES} ratio={GALLERY_RATIO} onOpen={onOpen} />}
        <div className={classes.tools}>
          <button
            ref={setActivatorNodeRef}
            type="button"
            className={`${classes.tool} ${classes.grip}`}
            {...attributes}
            {...listeners}
            aria-label={t`Move ${name}`}
          >
            <span className={classes.disc}>
              <IconGripVertical size={20} stroke={1.5} aria-hidden="true" />
            </span>
          </button>
          <ItemMenu entry={entry} name={name} {...menu} />
        </div>
      </div>
      <div className={classes.text}>
        {caption && (
          // The picture's text alternative contains the caption already.
          <bdi className={classes.caption} aria-hidden="true">
            {caption}
          </bdi>
        )}
        <State item={item} />
      </div>
    </li>
  );
}

/** The published state is the normal one, so it has no label. */
function State({ item }: { item: OwnMedia }) {
  const { t } = useLingui();
  if (item.state === 'published') return null;
  const { label, tone } = mediaStateLabel(item);
  const Sign = tone === 'attention' ? IconUserQuestion : IconEyeOff;
  return (
    <span className={classes.state} data-tone={tone}>
      <Sign size={16} stroke={1.5} aria-hidden="true" />
      <span>{t(label)}</span>
    </span>
  );
}
