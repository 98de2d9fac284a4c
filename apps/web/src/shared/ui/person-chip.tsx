import type { ReactNode } from 'react';
import classes from './person-chip.module.css';
import { PlaceholderImage } from './placeholder-image.tsx';
import { VerifiedBadge } from './verified-badge.tsx';

type PersonChipProps = {
  name: string;
  src?: string | undefined;
  verified?: boolean;
  /** A second line: a role, a city, a date. */
  detail?: ReactNode;
  size?: 'small' | 'large';
};

/** A member: avatar, name, verification mark. The avatar is decorative, because the name is beside it. */
export function PersonChip({ name, src, verified = false, detail, size = 'small' }: PersonChipProps) {
  return (
    <span className={classes.chip} data-size={size}>
      <span className={classes.avatar}>
        {src ? <img src={src} alt="" loading="lazy" decoding="async" draggable={false} /> : <PlaceholderImage seed={name} motif="person" />}
      </span>
      <span className={classes.text}>
        <span className={classes.line}>
          <bdi className={classes.name}>{name}</bdi>
          {verified && <VerifiedBadge size={size === 'large' ? 20 : 16} />}
        </span>
        {detail && <span className={classes.detail}>{detail}</span>}
      </span>
    </span>
  );
}
