import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import front from './marketing.module.css';
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
            <Trans>A discreet newsletter</Trans>
          </h2>
          <p className={front.lead}>
            <Trans>Occasional news, in an email that never says what Subrosa is about. Unsubscribe at any time.</Trans>
          </p>
        </div>
        <div className={classes.form}>{form}</div>
      </section>
    </div>
  );
}
