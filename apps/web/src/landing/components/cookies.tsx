import { Trans, useLingui } from '@lingui/react/macro';
import classes from '../../features/consent/components/cookie-notice.module.css';
import buttons from '../../shared/ui/button.module.css';
import landing from '../landing.module.css';

/** The app's cookie notice as plain HTML; it is hidden without script, because then nothing is counted. */
export function Cookies() {
  const { t } = useLingui();
  return (
    <section className={`${classes.notice} ${landing.cookies}`} aria-label={t`Cookies`}>
      <p className={classes.text}>
        <Trans>
          <strong>Cookies.</strong> We only use one, which keeps you logged in. Statistics don’t use cookies, and we only collect them if
          you agree.
        </Trans>
      </p>
      <div className={classes.actions}>
        <button type="button" className={`${buttons.button} ${buttons.quiet}`} data-statistics="declined">
          <Trans>Only essential cookies</Trans>
        </button>
        <button type="button" className={`${buttons.button} ${buttons.quiet}`} data-statistics="allowed">
          <Trans>Allow statistics</Trans>
        </button>
      </div>
    </section>
  );
}
