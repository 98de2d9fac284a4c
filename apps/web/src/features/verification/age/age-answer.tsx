import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FieldsSkeleton } from '../../../shared/ui/fields-skeleton.tsx';
import { Unloaded } from '../../../shared/ui/unloaded.tsx';
import { Frame } from '../frame.tsx';
import frame from '../frame.module.css';
import { ageAnswerQuery, type AgeCheck } from './calls.ts';

type AgeAnswerProps = { id: string; onGoOn: () => void };

/** Back from the provider: what it found, once it has told us. */
export function AgeAnswer({ id, onGoOn }: AgeAnswerProps) {
  const query = useQuery(ageAnswerQuery(id));
  if (!query.data) return <Unloaded query={query} skeleton={<FieldsSkeleton />} />;
  const { title, text } = texts[query.data.state];
  return (
    <Frame title={title}>
      <p role="status" className={frame.lead}>
        {text}
      </p>
      <div className={frame.actions}>
        <Button size="md" onClick={onGoOn}>
          <Trans>Go on</Trans>
        </Button>
      </div>
    </Frame>
  );
}

const inProgress = { title: <Trans>One moment</Trans>, text: <Trans>We ask the provider what it found.</Trans> };

const texts: Readonly<Record<AgeCheck['state'], { title: ReactNode; text: ReactNode }>> = {
  starting: inProgress,
  open: inProgress,
  passed: { title: <Trans>Your age is confirmed</Trans>, text: <Trans>We keep that you are an adult, and nothing else.</Trans> },
  failed: {
    title: <Trans>Your age is not confirmed</Trans>,
    text: <Trans>The provider could not say that you are an adult. You can show us your ID instead.</Trans>,
  },
  expired: {
    title: <Trans>The check was not finished</Trans>,
    text: <Trans>Nothing was found out. You can begin again.</Trans>,
  },
};
