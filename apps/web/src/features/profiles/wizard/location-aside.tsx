import { Trans } from '@lingui/react/macro';
import { IconEye } from '@tabler/icons-react';
import { useId } from 'react';
import type { Draft } from '../draft/draft.ts';
import classes from './location-aside.module.css';

type LocationAsideProps = { draft: Draft };

const RINGS = [34, 66, 102, 150];

/** Explains how a location is displayed: as rings around a city, never as a point on a map. */
export function LocationAside({ draft: { city, audiences } }: LocationAsideProps) {
  const id = useId();
  return (
    <div className={classes.aside}>
      <svg viewBox="0 0 360 240" className={classes.rings} aria-hidden="true" focusable="false">
        <defs>
          <radialGradient id={id} r="60%">
            <stop offset="0" stopColor="var(--rose)" stopOpacity="0.34" />
            <stop offset="1" stopColor="var(--rose)" stopOpacity="0" />
          </radialGradient>
          <pattern id={`${id}grid`} width="24" height="24" patternUnits="userSpaceOnUse">
            <circle cx="12" cy="12" r="1.1" fill="var(--control)" opacity="0.55" />
          </pattern>
        </defs>
        <rect width="360" height="240" fill={`url(#${id}grid)`} />
        <rect width="360" height="240" fill={`url(#${id})`} />
        {RINGS.map((radius, index) => (
          <circle
            key={radius}
            cx="180"
            cy="120"
            r={radius}
            fill="none"
            stroke="var(--rose)"
            strokeOpacity={0.75 - index * 0.16}
            strokeWidth="1.3"
            strokeDasharray={index === 0 ? undefined : '3 5'}
          />
        ))}
        <circle cx="180" cy="120" r="5" fill="var(--rose)" />
      </svg>
      <p className={classes.caption}>
        <IconEye size={18} stroke={1.5} aria-hidden="true" />
        <span>
          {audiences.city === 'you' ? (
            <Trans>No one can see your city</Trans>
          ) : city ? (
            <Trans>
              Others see <bdi className={classes.location}>{city.name}</bdi>
            </Trans>
          ) : (
            <Trans>Others can see your city</Trans>
          )}
        </span>
      </p>
    </div>
  );
}
