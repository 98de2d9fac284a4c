import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, type ComponentProps } from 'react';
import frame from './member-grid.module.css';
import { Skeletons } from './skeletons.tsx';

// Comes while the first members are asked for, so that the asking does not wait for it.
const load = () => import('./results.tsx');
const Results = lazy(async () => ({ default: (await load()).Results }));
void load().catch(() => undefined);

const WAITING = 8;

/** Members, or their shapes until they are there. */
export function ResultsPlace(props: ComponentProps<typeof Results>) {
  if (props.found.status === 'loading') return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      <Results {...props} />
    </Suspense>
  );
}

function Waiting() {
  const { t } = useLingui();
  return (
    <div className={frame.frame}>
      <ul className={frame.grid} aria-label={t`Members`} aria-busy="true">
        <Skeletons count={WAITING} />
      </ul>
    </div>
  );
}
