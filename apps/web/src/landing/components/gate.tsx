import { Trans } from '@lingui/react/macro';
import type { Locale } from '@subrosa/rules/reference/locales';
import classes from '../../features/gate/components/age-gate.module.css';
import { LanguageSwitch } from '../../shared/ui/language-switch.tsx';
import { NEUTRAL_PAGE } from '../../shared/quiet-exit.ts';
import buttons from '../../shared/ui/button.module.css';
import { Rose } from '../../shared/ui/rose.tsx';
import landing from '../landing.module.css';
import { LanguageLinks } from './language-links.tsx';

type GateProps = { locale: Locale };

/** The app's age gate as a plain form: without script it leads to `#content`, which opens the page. */
export function Gate({ locale }: GateProps) {
  return (
    <main className={`${classes.gate} ${landing.gate}`}>
      <div className={classes.art}>
        <Rose size={720} layers={9} strokeWidth={1} filled />
      </div>
      <div className={classes.language}>
        <span className={landing.scripted}>
          <LanguageSwitch />
        </span>
        <LanguageLinks />
      </div>
      <form className={classes.form} action="#content" data-gate>
        <input type="hidden" name="language" value={locale} />
        <span className={classes.emblem}>
          <Rose size={52} />
        </span>
        <p className={classes.eyebrow}>
          <Trans>Subrosa · Members only</Trans>
        </p>
        <h1 className={classes.title}>
          <Trans>Before you come in</Trans>
        </h1>
        <p className={classes.text}>
          <Trans>
            This house is for adults of 19 and over, or the age of consent where you live, if that is higher. Everything here is legal and
            consensual.
          </Trans>
        </p>
        <div className={classes.terms}>
          <label className={landing.check}>
            <input type="checkbox" required aria-describedby="terms-error" />
            <span>
              <Trans>
                I accept the <a href="/terms">Terms</a> and the <a href="/privacy">Privacy Policy</a>
              </Trans>
            </span>
          </label>
          <p id="terms-error" className={landing.error} hidden>
            <Trans>Please make sure you have read out Terms and Privacy Policy</Trans>
          </p>
        </div>
        <div className={classes.actions}>
          <button type="submit" className={`${buttons.button} ${buttons.filled} ${classes.enter}`}>
            <Trans>I am 19 or older</Trans>
          </button>
          <a href={NEUTRAL_PAGE} rel="noreferrer" className={`${buttons.button} ${buttons.quiet}`}>
            <Trans>Leave</Trans>
          </a>
        </div>
        <p className={classes.small}>
          <Trans>We remember the answer on this device, nothing else.</Trans>
        </p>
      </form>
    </main>
  );
}
