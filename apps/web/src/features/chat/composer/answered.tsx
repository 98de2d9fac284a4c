import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { IconArrowBackUp, IconX } from '@tabler/icons-react';
import { useTalk } from '../conversation/talk-context.ts';
import classes from './answered.module.css';

type AnsweredProps = { id: string; onDrop: () => void };

/** The message that one is about to answer. */
export function Answered({ id, onDrop }: AnsweredProps) {
  const { t } = useLingui();
  const { thread, ownId, peer } = useTalk();
  const answered = thread.entries.find((entry) => entry.id === id);
  return (
    <div className={classes.answered}>
      <IconArrowBackUp size={18} stroke={1.5} aria-hidden="true" className={classes.icon} />
      <bdi className={classes.name}>{answered?.senderId === ownId ? <Trans>You</Trans> : peer?.username}</bdi>
      <span className={classes.words} dir="auto">
        {answered?.kind === 'text' ? answered.text : ''}
      </span>
      <ActionIcon variant="transparent" size={44} c="var(--muted)" aria-label={t`Do not reply to it`} onClick={onDrop}>
        <IconX size={18} stroke={1.5} aria-hidden="true" />
      </ActionIcon>
    </div>
  );
}
