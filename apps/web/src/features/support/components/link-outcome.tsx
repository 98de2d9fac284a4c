import { Trans } from '@lingui/react/macro';
import { Button, Loader } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ProsePage } from '../../../shared/ui/prose-page.tsx';

type LinkOutcomeProps = {
  title: ReactNode;
  question: ReactNode;
  action: ReactNode;
  done: ReactNode;
  /** Sends the token from the URL's fragment. */
  send: (token: string) => Promise<unknown>;
};

/** The page behind a link in an email. It acts on a click, because email programs open links automatically. */
export function LinkOutcome({ title, question, action, done, send }: LinkOutcomeProps) {
  const { mutate, status } = useMutation({ mutationFn: () => send(location.hash.slice(1)) });
  return (
    <ProsePage title={title}>
      <p role="status">
        {status === 'success' && done}
        {status === 'error' && <Trans>This link has expired. Request a new one.</Trans>}
        {(status === 'idle' || status === 'pending') && question}
      </p>
      {status === 'idle' && (
        <Button size="md" onClick={() => mutate()}>
          {action}
        </Button>
      )}
      {status === 'pending' && <Loader />}
    </ProsePage>
  );
}
