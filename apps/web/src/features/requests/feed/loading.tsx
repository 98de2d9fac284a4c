import { useLingui } from '@lingui/react/macro';
import frame from '../card/request-grid.module.css';
import { Skeletons } from '../card/skeletons.tsx';

const EXPECTED = 6;

/** Placeholders while posts are loading. */
export function Loading() {
  const { t } = useLingui();
  return (
    <div className={frame.frame}>
      <ul className={frame.grid} data-shape="feed" aria-label={t`Requests`} aria-busy="true">
        <Skeletons count={EXPECTED} />
      </ul>
    </div>
  );
}
