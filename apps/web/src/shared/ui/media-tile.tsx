import { useLingui } from '@lingui/react/macro';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import classes from './media-tile.module.css';
import { PlaceholderImage } from './placeholder-image.tsx';

type MediaTileProps = {
  /** Without it, or where it cannot be loaded, a stand-in is drawn. */
  src?: string | undefined;
  /** What the picture is, for those who do not see it; also drawn on it when it is blurred. */
  label: string;
  /** Blurred until tapped: the reader's setting. */
  veiled?: boolean;
  ratio?: '1 / 1' | '4 / 3' | '3 / 4';
  /** Small marks on its corners: a kind, a count. */
  badge?: ReactNode;
};

/** A picture with its own skeleton and, where the reader asks for it, a veil that one tap lifts and lowers. */
export function MediaTile({ src, label, veiled = false, ratio = '4 / 3', badge }: MediaTileProps) {
  const { t } = useLingui();
  const [isVeiled, setVeiled] = useState(veiled);
  const [failed, setFailed] = useState<string>();
  const [loaded, setLoaded] = useState<string>();
  const hasPicture = src !== undefined && failed !== src;
  return (
    <div className={classes.tile} style={{ aspectRatio: ratio }} data-veiled={isVeiled} data-loading={hasPicture && loaded !== src}>
      {hasPicture ? (
        <img
          className={classes.picture}
          src={src}
          alt={isVeiled ? '' : label}
          loading="lazy"
          decoding="async"
          draggable={false}
          onLoad={() => setLoaded(src)}
          onError={() => setFailed(src)}
        />
      ) : (
        <span className={classes.picture} role={isVeiled ? undefined : 'img'} aria-label={isVeiled ? undefined : label}>
          <PlaceholderImage seed={label} motif="silk" />
        </span>
      )}
      {veiled && (
        <button
          type="button"
          className={classes.veil}
          aria-label={isVeiled ? t`Show ${label}` : t`Hide ${label}`}
          onClick={() => setVeiled(!isVeiled)}
        >
          <span className={classes.eye}>
            {isVeiled ? <IconEye size={22} stroke={1.5} aria-hidden="true" /> : <IconEyeOff size={20} stroke={1.5} aria-hidden="true" />}
          </span>
          {isVeiled && (
            <bdi className={classes.label} aria-hidden="true">
              {label}
            </bdi>
          )}
        </button>
      )}
      {badge && <span className={classes.badge}>{badge}</span>}
    </div>
  );
}
