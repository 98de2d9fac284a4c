import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Capitalized } from '../../../shared/ui/capitalized.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import classes from './views.module.css';

type NoEntriesProps = {
  /** Shown instead of the view, not above it. */
  isWhole: boolean;
  isFiltered: boolean;
  onClear: () => void;
  onCreate: () => void;
};

/** Shown when no entry matches; offers to clear the filters if there are any. */
export function NoEntries({ isWhole, isFiltered, onClear, onCreate }: NoEntriesProps) {
  const title = (
    <Capitalized>
      <Trans>No entries yet</Trans>
    </Capitalized>
  );
  if (!isWhole) {
    return (
      <p className={classes.none} role="status">
        {title}
      </p>
    );
  }
  return (
    <EmptyState
      title={title}
      action={
        isFiltered ? (
          <Button size="md" variant="default" onClick={onClear}>
            <Trans>Clear filters</Trans>
          </Button>
        ) : (
          <Button size="md" onClick={onCreate}>
            <Trans>New entry</Trans>
          </Button>
        )
      }
    >
      <Trans>Plans by you and your connections will appear here.</Trans>
    </EmptyState>
  );
}
