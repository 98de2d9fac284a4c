import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { IconArrowBackUp, IconPencil, IconX } from '@tabler/icons-react';
import { useConversation } from '../conversation/conversation-context.ts';
import { useSummary } from '../text/use-summary.ts';
import classes from './reply-bar.module.css';

type ReplyBarProps = {
  id: string;
  /** Whether the message is the member's own and is being edited. */
  isEdited?: boolean;
  onDrop: () => void;
};

/** The message that the member is replying to or editing. */
export function ReplyBar({ id, isEdited = false, onDrop }: ReplyBarProps) {
  const { t } = useLingui();
  const { thread, nameOf } = useConversation();
  const summary = useSummary();
  const answered = thread.entries.find((entry) => entry.id === id);
  const Icon = isEdited ? IconPencil : IconArrowBackUp;
  return (
    <div className={classes.answered}>
      <Icon size={18} stroke={1.5} aria-hidden="true" className={classes.icon} />
      <bdi className={classes.name}>{isEdited ? <Trans>Edit message</Trans> : nameOf(answered?.senderId ?? '')}</bdi>
      <span className={classes.text} dir="auto">
        {answered?.kind === 'text' ? summary(answered) : ''}
      </span>
      <ActionIcon
        variant="transparent"
        size={44}
        c="var(--muted)"
        aria-label={isEdited ? t`Cancel editing` : t`Cancel reply`}
        onClick={onDrop}
      >
        <IconX size={18} stroke={1.5} aria-hidden="true" />
      </ActionIcon>
    </div>
  );
}
