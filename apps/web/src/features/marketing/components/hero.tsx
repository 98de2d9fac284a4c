import { Trans } from '@lingui/react/macro';
import { Rose } from '../../../shared/ui/rose.tsx';
import buttons from '../../../shared/ui/button.module.css';
import front from './marketing.module.css';
import { JoinLink } from './join-link.tsx';
import classes from './hero.module.css';
import { TrustLine } from './trust-line.tsx';

export function Hero() {
  return (
    <section className={classes.hero}>
      <div className={classes.art} aria-hidden="true">
        <div className={classes.rose}>
          <Rose size={620} layers={9} strokeWidth={1.1} filled />
        </div>
      </div>
      <div className={`${front.wrap} ${classes.layout}`}>
        <div className={classes.text}>
          <p className={front.eyebrow}>
            <Trans>Members only · 19+</Trans>
          </p>
          <h1 className={classes.title}>
            <Trans>What’s said under the rose stays under the rose.</Trans>
          </h1>
          <p className={classes.lead}>
            <Trans>
              A private community for adults who value discretion, and a marketplace that takes no commission. You decide who sees what.
            </Trans>
          </p>
          <div className={classes.actions}>
            <JoinLink />
            <a href="#how-it-works" className={`${buttons.button} ${buttons.quiet}`}>
              <Trans>How it works</Trans>
            </a>
          </div>
          <TrustLine />
        </div>
      </div>
    </section>
  );
}
