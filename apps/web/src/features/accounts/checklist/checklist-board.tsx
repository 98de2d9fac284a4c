import { Trans, useLingui } from '@lingui/react/macro';
import { Progress } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './checklist-board.module.css';

type ChecklistBoardProps = {
  eyebrow: ReactNode;
  title: ReactNode;
  lead: ReactNode;
  /** The number of completed steps; null while they are loading. */
  progress: { done: number; of: number } | null;
  aside: ReactNode;
  children: ReactNode;
};

/** A member's board: a greeting, the progress, the next steps, and advice beside them. */
export function ChecklistBoard({ eyebrow, title, lead, progress, aside, children }: ChecklistBoardProps) {
  const { t } = useLingui();
  return (
    <div className={classes.board}>
      <header className={classes.header}>
        <div>
          <p className={classes.eyebrow}>{eyebrow}</p>
          <h1 className={classes.title}>{title}</h1>
          <p className={classes.lead}>{lead}</p>
        </div>
        <div className={classes.progress}>
          {progress && (
            <>
              <span>
                <Trans>
                  {progress.done} of {progress.of} done
                </Trans>
              </span>
              <Progress
                value={(progress.done / progress.of) * 100}
                size={6}
                radius="xl"
                color="var(--rose)"
                className={classes.track}
                aria-label={t`Checklist progress`}
              />
            </>
          )}
        </div>
      </header>
      <div className={classes.columns}>
        <div className={classes.main}>{children}</div>
        <div className={classes.aside}>{aside}</div>
      </div>
    </div>
  );
}
