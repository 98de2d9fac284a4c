import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconList } from '@tabler/icons-react';
import classes from './strip.module.css';

type StripProps = {
  onQueue: () => void;
  /** Without one there is nothing in that direction. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
};

/** Where there is no room for the queue beside the case: back to it, and to the neighbours. */
export function Strip({ onQueue, onPrevious, onNext }: StripProps) {
  const { t } = useLingui();
  return (
    <nav className={classes.strip} aria-label={t`Cases`}>
      <Button
        variant="subtle"
        color="gray"
        c="var(--text)"
        size="sm"
        leftSection={<IconList size={18} stroke={1.5} aria-hidden="true" />}
        onClick={onQueue}
      >
        <Trans>Queue</Trans>
      </Button>
      <span className={classes.neighbours}>
        <Neighbour label={t`Previous case`} icon={IconChevronLeft} onClick={onPrevious} />
        <Neighbour label={t`Next case`} icon={IconChevronRight} onClick={onNext} />
      </span>
    </nav>
  );
}

type NeighbourProps = { label: string; icon: typeof IconChevronLeft; onClick: (() => void) | undefined };

function Neighbour({ label, icon: Sign, onClick }: NeighbourProps) {
  return (
    <ActionIcon variant="subtle" color="gray" c="var(--text)" size={44} aria-label={label} disabled={!onClick} onClick={onClick}>
      <Sign size={20} stroke={1.6} aria-hidden="true" className={classes.directed} />
    </ActionIcon>
  );
}
