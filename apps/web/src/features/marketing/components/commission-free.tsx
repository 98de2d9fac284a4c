import { Trans } from '@lingui/react/macro';
import classes from './commission-free.module.css';
import front from './marketing.module.css';

/** An example bill of a confidant, item by item. */
export function CommissionFree() {
  return (
    <section className={classes.band} aria-labelledby="commission-free">
      <div className={`${front.wrap} ${front.section} ${classes.columns}`}>
        <div>
          <h2 id="commission-free" className={front.heading}>
            <Trans>Commission-free, to the last cent</Trans>
          </h2>
          <p className={front.lead}>
            <Trans>Confidants pay nothing, and we take nothing. What two members agree on stays between the two of them.</Trans>
          </p>
          <p className={front.lead}>
            <Trans>Fetishists can choose a premium plan, but don’t have to.</Trans>
          </p>
        </div>
        <dl className={classes.bill}>
          <div>
            <dt>
              <Trans>Joining as a confidant</Trans>
            </dt>
            <dd>
              <Trans>Nothing</Trans>
            </dd>
          </div>
          <div>
            <dt>
              <Trans>Posting your offers</Trans>
            </dt>
            <dd>
              <Trans>Nothing</Trans>
            </dd>
          </div>
          <div>
            <dt>
              <Trans>Getting verified</Trans>
            </dt>
            <dd>
              <Trans>Nothing</Trans>
            </dd>
          </div>
          <div className={classes.sum}>
            <dt>
              <Trans>Our share of your earnings</Trans>
            </dt>
            <dd>
              <Trans>Nothing</Trans>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
