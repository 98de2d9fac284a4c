import { useLingui } from '@lingui/react/macro';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import classes from './media-tile.module.css';
import { PlaceholderImage } from './placeholder-image.tsx';

type MediaTileProps = {
  /** Without it, or when it cannot be loaded, a placeholder is drawn. */
  src?: string | undefined;
  /** The text alternative of the picture; also displayed on it when it is blurred. */
  label: string;
  /** Whether the picture is blurred until tapped, by the viewer's setting. */
  veiled?: boolean;
  ratio?: '1 / 1' | '4 / 3' | '3 / 4';
  /** Small badges in its corners: a kind, a count. */
  badge?: ReactNode;
};

/** A picture with a placeholder while it is loading and, by the viewer's setting, a blur that a tap toggles. */
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
