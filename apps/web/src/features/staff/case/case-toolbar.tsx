import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconList } from '@tabler/icons-react';
import classes from './case-toolbar.module.css';

type CaseToolbarProps = {
  onQueue: () => void;
  /** Undefined when there is no case in that direction. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
};

/** On screens without space for the queue: buttons for the queue, and for the previous and next case. */
export function CaseToolbar({ onQueue, onPrevious, onNext }: CaseToolbarProps) {
  const { t } = useLingui();
  return (
    <nav className={classes.toolbar} aria-label={t`Cases`}>
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
        <NeighbourButton label={t`Previous case`} icon={IconChevronLeft} onClick={onPrevious} />
        <NeighbourButton label={t`Next case`} icon={IconChevronRight} onClick={onNext} />
      </span>
    </nav>
  );
}

type NeighbourButtonProps = { label: string; icon: typeof IconChevronLeft; onClick: (() => void) | undefined };

function NeighbourButton({ label, icon: Sign, onClick }: NeighbourButtonProps) {
  return (
    <ActionIcon variant="subtle" color="gray" c="var(--text)" size={44} aria-label={label} disabled={!onClick} onClick={onClick}>
      <Sign size={20} stroke={1.6} aria-hidden="true" className={classes.directed} />
    </ActionIcon>
  );
}
