import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import classes from './free-spots.module.css';
import front from './front.module.css';

type FreeSpotsProps = {
  /** The live count; nothing while it is unknown. */
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
            <Trans>Free for life, while places last</Trans>
          </h2>
          <p className={front.lead}>
            <Trans>
              A place is yours once a person on our staff has approved your government ID, together with a video or a social media account.
            </Trans>
          </p>
        </div>
        <div className={classes.claim}>
          {spotCount}
          <p className={classes.note}>
            <Trans>Confidants verified by government ID have it too, and use up none of these places.</Trans>
          </p>
        </div>
      </div>
    </section>
  );
}
