import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import classes from './free-spots.module.css';
import front from './marketing.module.css';

type FreeSpotsProps = {
  /** The live count; empty while it is unknown. */
  spotCount: ReactNode;
};

export function FreeSpots({ spotCount }: FreeSpotsProps) {
  return (
    <section className={`${front.wrap} ${front.section}`} aria-labelledby="free-spots">
      <div className={classes.offer}>
        <div>
          <p className={front.eyebrow}>
            <Trans>Lifetime premium</Trans>
          </p>
          <h2 id="free-spots" className={front.heading}>
            <Trans>Free for life, while spots last</Trans>
          </h2>
          <p className={front.lead}>
            <Trans>You get a spot once our team has approved your government ID, together with a video or a social media account.</Trans>
          </p>
        </div>
        <div className={classes.claim}>
          {spotCount}
          <p className={classes.note}>
            <Trans>Confidants verified with a government ID get it too, without using up a spot.</Trans>
          </p>
        </div>
      </div>
    </section>
  );
}
