import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import classes from './message-page.module.css';
import { reportOnce } from './report-once.ts';

type FailureProps = { error: unknown };

/** Shown when a page throws; the error is sent to our error intake. */
export function Failure({ error }: FailureProps) {
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
