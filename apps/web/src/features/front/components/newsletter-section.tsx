import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import front from './front.module.css';
import classes from './newsletter-section.module.css';

type NewsletterSectionProps = {
  form: ReactNode;
};

export function NewsletterSection({ form }: NewsletterSectionProps) {
  return (
    <div className={front.wrap}>
      <section className={`${front.section} ${front.ruled} ${classes.columns}`} aria-labelledby="newsletter">
        <div>
          <h2 id="newsletter" className={front.heading}>
            <Trans>A discreet letter</Trans>
          </h2>
          <p className={front.lead}>
            <Trans>News from the house, in an email that never says what the house is about. Leave the list whenever you like.</Trans>
          </p>
        </div>
        <div className={classes.form}>{form}</div>
      </section>
    </div>
  );
}
