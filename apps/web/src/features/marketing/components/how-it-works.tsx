import { Trans } from '@lingui/react/macro';
import front from './marketing.module.css';
import classes from './how-it-works.module.css';
import { SectionHeader } from './section-head.tsx';

export function HowItWorks() {
  return (
    <div className={front.wrap}>
      <section className={`${front.section} ${front.ruled}`} aria-labelledby="how-it-works">
        <SectionHeader id="how-it-works" title={<Trans>How it works</Trans>} />
        <ol className={classes.steps}>
          <li>
            <h3>
              <Trans>Choose your role</Trans>
            </h3>
            <p>
              <Trans>Join as a fetishist or as a confidant, under a username you pick.</Trans>
            </p>
          </li>
          <li>
            <h3>
              <Trans>Create your profile</Trans>
            </h3>
            <p>
              <Trans>Say what you care about. Make your account private, and only connections you approve can see your full profile.</Trans>
            </p>
          </li>
          <li>
            <h3>
              <Trans>Get verified</Trans>
            </h3>
            <p>
              <Trans>Verify your phone with a code, or your identity. Our team reviews identities within 3 business days.</Trans>
            </p>
          </li>
          <li>
            <h3>
              <Trans>Meet in confidence</Trans>
            </h3>
            <p>
              <Trans>Explore, answer requests, connect and chat. Only the people in a conversation can read it.</Trans>
            </p>
          </li>
        </ol>
      </section>
    </div>
  );
}
