import { Trans } from '@lingui/react/macro';
import type { Locale } from '@subrosa/rules/reference/locales';
import classes from '../../features/consent/components/age-gate.module.css';
import { AgeGateFrame } from '../../features/consent/components/age-gate-frame.tsx';
import { AgeGateText } from '../../features/consent/components/age-gate-text.tsx';
import { LanguageSwitch } from '../../shared/ui/language-switch.tsx';
import { NEUTRAL_PAGE } from '../../shared/quick-exit.ts';
import buttons from '../../shared/ui/button.module.css';
import landing from '../landing.module.css';
import { LanguageLinks } from './language-links.tsx';

type AgeGateMarkupProps = { locale: Locale };

/** The app's age gate as a plain form: without script it links to `#content`, which opens the page. */
export function AgeGateMarkup({ locale }: AgeGateMarkupProps) {
  return (
    <AgeGateFrame
      className={landing.gate}
      language={
        <>
          <span className={landing.scripted}>
            <LanguageSwitch />
          </span>
          <LanguageLinks />
        </>
      }
    >
      <form className={classes.form} action="#content" data-gate>
        <input type="hidden" name="language" value={locale} />
        <AgeGateText />
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
            <Trans>I’m 19 or older</Trans>
          </button>
          <a href={NEUTRAL_PAGE} rel="noreferrer" className={`${buttons.button} ${buttons.quiet}`}>
            <Trans>Leave</Trans>
          </a>
        </div>
        <p className={classes.small}>
          <Trans>We only remember your answer on this device.</Trans>
        </p>
      </form>
    </AgeGateFrame>
  );
}
