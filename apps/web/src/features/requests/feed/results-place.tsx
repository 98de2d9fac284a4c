import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, type ComponentProps } from 'react';
import frame from '../card/request-grid.module.css';
import { Skeletons } from '../card/skeletons.tsx';

// Comes while the first posts are asked for, so that the asking does not wait for it.
const load = () => import('./results.tsx');
const Results = lazy(async () => ({ default: (await load()).Results }));
void load().catch(() => undefined);

const WAITING = 6;

/** Posts, or their shapes until they are there. */
export function ResultsPlace(props: ComponentProps<typeof Results>) {
  if (props.feed.status === 'loading') return <Waiting />;
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
      <ul className={frame.grid} data-shape="feed" aria-label={t`Requests`} aria-busy="true">
        <Skeletons count={WAITING} />
      </ul>
    </div>
  );
}
