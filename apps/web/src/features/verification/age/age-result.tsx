import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FieldsSkeleton } from '../../../shared/ui/fields-skeleton.tsx';
import { QueryFallback } from '../../../shared/ui/query-fallback.tsx';
import { Frame } from '../frame.tsx';
import frame from '../frame.module.css';
import { ageResultQuery, type AgeCheck } from './api.ts';

type AgeResultProps = { id: string; onGoOn: () => void };

/** The page after the return from the provider, with the result once it is known. */
export function AgeResult({ id, onGoOn }: AgeResultProps) {
  const query = useQuery(ageResultQuery(id));
  if (!query.data) return <QueryFallback query={query} skeleton={<FieldsSkeleton />} />;
  const { title, text } = texts[query.data.state];
  return (
    <Frame title={title}>
      <p role="status" className={frame.lead}>
        {text}
      </p>
      <div className={frame.actions}>
        <Button size="md" onClick={onGoOn}>
          <Trans>Continue</Trans>
        </Button>
      </div>
    </Frame>
  );
}

const inProgress = { title: <Trans>One moment</Trans>, text: <Trans>We’re asking the provider for the result.</Trans> };

const texts: Readonly<Record<AgeCheck['state'], { title: ReactNode; text: ReactNode }>> = {
  starting: inProgress,
  open: inProgress,
  passed: { title: <Trans>Your age is confirmed</Trans>, text: <Trans>We only keep the fact that you’re an adult.</Trans> },
  failed: {
    title: <Trans>We couldn’t confirm your age</Trans>,
    text: <Trans>The provider couldn’t confirm that you’re an adult. You can show us your ID instead.</Trans>,
  },
  expired: {
    title: <Trans>The check wasn’t finished</Trans>,
    text: <Trans>We didn’t get a result. You can start again.</Trans>,
  },
};
