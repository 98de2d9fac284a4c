import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useFlags } from '../../../shared/flags.ts';
import classes from './cookie-notice.module.css';

export function CookieNotice() {
  const { t } = useLingui();
  const { statistics, decideStatistics } = useFlags();
  if (statistics !== 'undecided') return null;
  return (
    <section className={classes.notice} aria-label={t`Cookies`}>
      <p className={classes.text}>
        <Trans>
          <strong>Cookies.</strong> Only the ones that keep you signed in. Statistics are counted without cookies, and only if you agree.
        </Trans>
      </p>
      <div className={classes.actions}>
        <Button variant="default" size="md" onClick={() => decideStatistics('refused')}>
          <Trans>Only what is needed</Trans>
        </Button>
        <Button variant="default" size="md" onClick={() => decideStatistics('allowed')}>
          <Trans>Allow statistics</Trans>
        </Button>
      </div>
    </section>
  );
}
