import { useLingui } from '@lingui/react/macro';
import { IconChevronLeft, IconChevronRight, IconEyeOff, IconMaximize, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { Lightbox, Picture, Thumbnail, VideoPlayer } from '../../media/index.ts';
import classes from './media-viewer.module.css';
import type { ViewedItem } from './viewed.ts';

const SIZES = '(min-width: 1360px) 850px, (min-width: 960px) 62vw, 100vw';

type MediaViewerProps = { items: readonly ViewedItem[]; title: string };

/** The photos and videos of a post: one large, thumbnails of all, and a lightbox. */
export function MediaViewer({ items, title }: MediaViewerProps) {
  const { t, i18n } = useLingui();
  const [chosen, setChosen] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const total = items.length;
  const current = Math.min(chosen, total - 1);
  const item = items[current];
  if (!item) return null;
  const { media, note } = item;
  const position = t`${i18n.number(current + 1)} of ${i18n.number(total)}`;
  const label = total > 1 ? `${title}, ${position}` : title;
  return (
    <section className={classes.viewer} aria-label={t`Photos and videos`}>
      <div className={classes.frame}>
        <div className={classes.shown} key={media.id} data-video={media.kind === 'video' || undefined}>
          {media.kind === 'video' ? (
            <VideoPlayer media={media} label={label} />
          ) : (
            <Picture media={media} label={label} sizes={SIZES} ratio="3 / 2" eager onOpen={() => setOpen(true)} />
          )}
        </div>
        {total > 1 && <p className={classes.position}>{position}</p>}
        <button type="button" className={`${classes.disc} ${classes.large}`} aria-label={t`View full size`} onClick={() => setOpen(true)}>
          <IconMaximize size={20} stroke={1.6} aria-hidden="true" />
        </button>
        {total > 1 && (
          <>
            <button
              type="button"
              className={`${classes.disc} ${classes.previous}`}
              aria-label={t`Previous`}
              disabled={current === 0}
              onClick={() => setChosen(current - 1)}
            >
              <IconChevronLeft size={22} stroke={1.6} aria-hidden="true" />
            </button>
            <button
              type="button"
              className={`${classes.disc} ${classes.next}`}
              aria-label={t`Next`}
              disabled={current === total - 1}
              onClick={() => setChosen(current + 1)}
            >
              <IconChevronRight size={22} stroke={1.6} aria-hidden="true" />
            </button>
          </>
        )}
        {note && (
          <p className={classes.note}>
            <IconEyeOff size={16} stroke={1.6} aria-hidden="true" />
            {t(note)}
          </p>
        )}
      </div>
      {total > 1 && (
        <ul className={classes.thumbs}>
          {items.map((one, index) => (
            <li key={one.media.id}>
              <button
                type="button"
                className={classes.thumb}
                aria-label={t`Show ${i18n.number(index + 1)} of ${i18n.number(total)}`}
                aria-current={index === current || undefined}
                onClick={() => setChosen(index)}
              >
                <Thumbnail kind={one.media.kind} media={one.media} />
                {one.media.kind === 'video' && <IconPlayerPlayFilled size={18} aria-hidden="true" className={classes.play} />}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Lightbox
        items={items.map((one) => ({ media: one.media, caption: '' }))}
        index={isOpen ? current : null}
        onClose={() => setOpen(false)}
      />
    </section>
  );
}
