import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { NetworkError } from '@subrosa/contract/client/errors';
import { useEffect } from 'react';
import classes from './message-page.module.css';
import { Offline } from './load-chunk.ts';
import { reportOnce } from './report-once.ts';

type FailureProps = { error: unknown };

/** Shown when a page throws; the error is sent to our error intake, unless there was no connection. */
export function Failure({ error }: FailureProps) {
  if (error instanceof Offline || (error instanceof NetworkError && !navigator.onLine)) return <OfflineFailure />;
  return <PageFailure error={error} />;
}

function PageFailure({ error }: FailureProps) {
  useEffect(() => reportOnce(error), [error]);
  return (
    <section className={classes.page} role="alert">
      <h1 className={classes.title}>
        <Trans>Something went wrong</Trans>
      </h1>
      <p className={classes.text}>
        <Trans>This page couldn’t be shown. Reloading usually helps.</Trans>
      </p>
      <Button size="md" onClick={() => location.reload()}>
        <Trans>Reload page</Trans>
      </Button>
    </section>
  );
}

/** Continues by itself when the connection returns. */
function OfflineFailure() {
  useEffect(() => {
    const reload = () => location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <section className={classes.page} role="alert">
      <h1 className={classes.title}>
        <Trans>You’re offline</Trans>
      </h1>
      <p className={classes.text}>
        <Trans>Check your connection and try again.</Trans>
      </p>
      <Button size="md" onClick={() => location.reload()}>
        <Trans>Try again</Trans>
      </Button>
    </section>
  );
}
