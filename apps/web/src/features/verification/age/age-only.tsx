import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePending } from '../../../shared/use-pending.ts';
import frame from '../frame.module.css';
import { ageCheckQuery, startAgeCheck, type AgeCheck } from './api.ts';
import classes from './age.module.css';

/** Verifies the age at the provider, for members who do not want to show us their identity. */
export function AgeOnly() {
  const [started, setStarted] = useState<AgeCheck>();
  const { isPending, run } = usePending();
  return (
    <section className={classes.age}>
      <h2 className={frame.subtitle}>
        <Trans>Just confirming your age?</Trans>
      </h2>
      <p className={classes.text}>
        <Trans>A provider checks that you’re an adult and tells us only yes or no. It takes about a minute. You won’t get a badge.</Trans>
      </p>
      <Button
        variant="default"
        size="md"
        loading={isPending || started !== undefined}
        onClick={() => void run(async () => setStarted(await startAgeCheck()))}
      >
        <Trans>Check my age</Trans>
      </Button>
      {started && <ProviderLink id={started.id} />}
    </section>
  );
}

/** Redirects to the provider as soon as the worker has its URL. */
function ProviderLink({ id }: { id: string }) {
  const url = useQuery(ageCheckQuery(id)).data?.url;
  useEffect(() => {
    if (url) window.location.assign(url);
  }, [url]);
  return (
    <p role="status" className={classes.text}>
      <Trans>We’ll take you to the provider.</Trans>
    </p>
  );
}
