import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';

// Only a nearby search needs the name of the city.
const NearCity = lazy(async () => ({ default: (await import('./near-city.tsx')).NearCity }));

type HeadingProps = { isNear: boolean };

export function Heading({ isNear }: HeadingProps) {
  if (!isNear) return <Trans>Explore</Trans>;
  return (
    <Suspense fallback={<Trans>Near you</Trans>}>
      <NearCity />
    </Suspense>
  );
}
