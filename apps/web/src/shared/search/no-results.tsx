import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { EmptyState } from '../ui/empty-state.tsx';

type NoResultsProps = { title: ReactNode; onClear: () => void; children: ReactNode };

/** Shown when no item matches; offers to clear the filters. */
export function NoResults({ title, onClear, children }: NoResultsProps) {
  return (
    <EmptyState
      title={title}
      action={
        <Button size="md" onClick={onClear}>
          <Trans>Clear filters</Trans>
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
