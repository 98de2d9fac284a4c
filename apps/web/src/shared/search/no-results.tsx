import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { EmptyState } from '../ui/empty-state.tsx';

type NoResultsProps = {
  title: ReactNode;
  onClear: () => void;
  /** Offers a wider search with the same filters. */
  wider?: { label: ReactNode; onShow: () => void };
  children: ReactNode;
};

/** Shown when no item matches; offers to clear the filters. */
export function NoResults({ title, onClear, wider, children }: NoResultsProps) {
  return (
    <EmptyState
      title={title}
      action={
        <>
          {wider && (
            <Button size="md" onClick={wider.onShow}>
              {wider.label}
            </Button>
          )}
          <Button size="md" variant={wider ? 'default' : 'filled'} onClick={onClear}>
            <Trans>Clear filters</Trans>
          </Button>
        </>
      }
    >
      {children}
    </EmptyState>
  );
}
