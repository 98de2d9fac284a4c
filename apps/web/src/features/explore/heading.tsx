import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import classes from './heading.module.css';

// Only who looks nearby needs to know where that is.
const NearCity = lazy(async () => ({ default: (await import('./near-city.tsx')).NearCity }));

type HeadingProps = { id: string; isNear: boolean };

export function Heading({ id, isNear }: HeadingProps) {
  return (
    <h1 id={id} className={classes.title}>
      {isNear ? (
        <Suspense fallback={<Trans>Near you</Trans>}>
          <NearCity />
        </Suspense>
      ) : (
        <Trans>Explore</Trans>
      )}
    </h1>
  );
}
