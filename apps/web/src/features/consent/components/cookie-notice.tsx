import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useConsent } from '../../../shared/consent-store.ts';
import classes from './cookie-notice.module.css';

export function CookieNotice() {
  const { t } = useLingui();
  const { statistics, decideStatistics } = useConsent();
  if (statistics !== 'undecided') return null;
  return (
    <section className={classes.notice} aria-label={t`Cookies`}>
      <p className={classes.text}>
        <Trans>
          <strong>Cookies.</strong> We only use one, which keeps you logged in. Statistics don’t use cookies, and we only collect them if
          you agree.
        </Trans>
      </p>
      <div className={classes.actions}>
        <Button variant="default" size="md" onClick={() => decideStatistics('declined')}>
          <Trans>Only essential cookies</Trans>
        </Button>
        <Button variant="default" size="md" onClick={() => decideStatistics('allowed')}>
          <Trans>Allow statistics</Trans>
        </Button>
      </div>
    </section>
  );
}
