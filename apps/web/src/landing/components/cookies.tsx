import { Trans, useLingui } from '@lingui/react/macro';
import classes from '../../features/gate/components/cookie-notice.module.css';
import buttons from '../../shared/ui/button.module.css';
import landing from '../landing.module.css';

/** The app's cookie notice as plain HTML; a browser without script is counted by nobody and sees none. */
export function Cookies() {
  const { t } = useLingui();
  return (
    <section className={`${classes.notice} ${landing.cookies}`} aria-label={t`Cookies`}>
      <p className={classes.text}>
        <Trans>
          <strong>Cookies.</strong> Only the ones that keep you signed in. Statistics are counted without cookies, and only if you agree.
        </Trans>
      </p>
      <div className={classes.actions}>
        <button type="button" className={`${buttons.button} ${buttons.quiet}`} data-statistics="refused">
          <Trans>Only what is needed</Trans>
        </button>
        <button type="button" className={`${buttons.button} ${buttons.quiet}`} data-statistics="allowed">
          <Trans>Allow statistics</Trans>
        </button>
      </div>
    </section>
  );
}
