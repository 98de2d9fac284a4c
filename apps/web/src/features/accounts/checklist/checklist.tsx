import { Trans } from '@lingui/react/macro';
import { IconCheck } from '@tabler/icons-react';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import classes from './checklist.module.css';
import { ChecklistItem } from './checklist-item.tsx';
import type { useChecklist } from './use-checklist.ts';

type ChecklistProps = ReturnType<typeof useChecklist>;

/** The completed steps in short, then the open ones with their links. */
export function Checklist({ steps, error, retry }: ChecklistProps) {
  if (steps === null) return error ? <ErrorState error={error} onRetry={retry} /> : <SkeletonList shape="rows" count={8} />;
  const open = steps.filter(({ isDone }) => !isDone);
  return (
    <ul className={classes.list}>
      <DoneItem>
        <Trans>Email confirmed</Trans>
      </DoneItem>
      {steps
        .filter(({ isDone }) => isDone)
        .map(({ done }) => (
          <DoneItem key={done}>{done}</DoneItem>
        ))}
      {open.map(({ isDone: _isDone, done, ...step }) => (
        <ChecklistItem key={done} step={step} />
      ))}
    </ul>
  );
}

function DoneItem({ children }: { children: React.ReactNode }) {
  return (
    <li className={classes.done}>
      <IconCheck size={20} stroke={1.8} aria-hidden="true" />
      <span>{children}</span>
    </li>
  );
}
