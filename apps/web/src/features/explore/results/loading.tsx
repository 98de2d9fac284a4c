import { useLingui } from '@lingui/react/macro';
import frame from './member-grid.module.css';
import { Skeletons } from './skeletons.tsx';

const EXPECTED = 8;

/** Placeholders while members are loading. */
export function Loading() {
  const { t } = useLingui();
  return (
    <div className={frame.frame}>
      <ul className={frame.grid} aria-label={t`Members`} aria-busy="true">
        <Skeletons count={EXPECTED} />
      </ul>
    </div>
  );
}
