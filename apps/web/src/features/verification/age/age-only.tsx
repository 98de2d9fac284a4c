import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePending } from '../../../shared/use-pending.ts';
import frame from '../frame.module.css';
import { ageCheckQuery, beginAgeCheck, type AgeCheck } from './calls.ts';
import classes from './age.module.css';

/** Proving one's age at the provider, for who does not want to show us who they are. */
export function AgeOnly() {
  const [begun, setBegun] = useState<AgeCheck>();
  const { isPending, run } = usePending();
  return (
    <section className={classes.age}>
      <h2 className={frame.subtitle}>
        <Trans>Only your age?</Trans>
      </h2>
      <p className={classes.text}>
        <Trans>A provider looks whether you are an adult and tells us yes or no, nothing else. It takes a minute and gives no badge.</Trans>
      </p>
      <Button
        variant="default"
        size="md"
        loading={isPending || begun !== undefined}
        onClick={() => void run(async () => setBegun(await beginAgeCheck()))}
      >
        <Trans>Check my age</Trans>
      </Button>
      {begun && <GoThere id={begun.id} />}
    </section>
  );
}

/** Leaves for the provider as soon as the worker has its address. */
function GoThere({ id }: { id: string }) {
  const url = useQuery(ageCheckQuery(id)).data?.address;
  useEffect(() => {
    if (url) window.location.assign(url);
  }, [url]);
  return (
    <p role="status" className={classes.text}>
      <Trans>We take you to the provider.</Trans>
    </p>
  );
}
