import { Trans } from '@lingui/react/macro';
import front from './front.module.css';
import classes from './how-it-works.module.css';
import { SectionHead } from './section-head.tsx';

export function HowItWorks() {
  return (
    <div className={front.wrap}>
      <section className={`${front.section} ${front.ruled}`} aria-labelledby="how-it-works">
        <SectionHead id="how-it-works" title={<Trans>How it works</Trans>} />
        <ol className={classes.steps}>
          <li>
            <h3>
              <Trans>Choose who you are</Trans>
            </h3>
            <p>
              <Trans>Join as a fetishist or as a confidant, under a username that you pick.</Trans>
            </p>
          </li>
          <li>
            <h3>
              <Trans>Draw your profile</Trans>
            </h3>
            <p>
              <Trans>Say what you care about. Make the account private, and only connections you approve see what is in it.</Trans>
            </p>
          </li>
          <li>
            <h3>
              <Trans>Be verified</Trans>
            </h3>
            <p>
              <Trans>Confirm your phone by a code, or your identity: a person looks at that, in up to 3 business days.</Trans>
            </p>
          </li>
          <li>
            <h3>
              <Trans>Meet in confidence</Trans>
            </h3>
            <p>
              <Trans>Explore, answer requests, connect, and talk where only those in the conversation can read.</Trans>
            </p>
          </li>
        </ol>
      </section>
    </div>
  );
}
