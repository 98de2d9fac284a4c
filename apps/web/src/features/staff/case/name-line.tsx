import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import type { OpenCase } from '../api/cases.ts';
import { Kbd } from '../parts/kbd.tsx';
import type { ReviewState } from '../use-review.ts';
import classes from './name-line.module.css';
import { RevealDialog } from './reveal-dialog.tsx';

type NameLineProps = { opened: OpenCase; revealing: ReviewState['revealing'] };

/** Until when a name is revealed, or a button to reveal it. */
export function NameLine({ opened, revealing: { isOpen, open, close, can } }: NameLineProps) {
  const { revealedUntil, reporter } = opened;
  if (!can && revealedUntil === null && reporter === null) return null;
  return (
    <div className={classes.line}>
      {reporter !== null && (
        <span>
          <Trans>
            Reported by <bdi>{reporter}</bdi>
          </Trans>
        </span>
      )}
      {revealedUntil !== null && (
        <span className={classes.until}>
          <Trans>
            Name shown until <MomentText instant={revealedUntil} clockOnly />
          </Trans>
        </span>
      )}
      {can && (
        <Button
          variant="subtle"
          color="gray"
          c="var(--text)"
          size="sm"
          className={classes.show}
          aria-keyshortcuts="N"
          rightSection={<Kbd>N</Kbd>}
          onClick={open}
        >
          <Trans>Show name</Trans>
        </Button>
      )}
      <RevealDialog opened={opened} isOpen={isOpen} onClose={close} />
    </div>
  );
}
