import { Plural, Trans } from '@lingui/react/macro';
import { Anchor, Checkbox } from '@mantine/core';
import { attachmentLimits } from '@subrosa/rules/conversations/limits';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import type { TextEntry } from '../../conversations/index.ts';
import { useTalk } from '../conversation/talk-context.ts';
import { useSummary } from '../words/use-summary.ts';
import classes from './messages.module.css';

type ChosenMessagesProps = {
  messages: readonly TextEntry[];
  /** Ids of the files that staff will see too. */
  files: readonly string[];
  onFiles: (files: string[]) => void;
  onBack: () => void;
};

/** Exactly what staff will read, before it is sent. */
export function ChosenMessages({ messages, files, onFiles, onBack }: ChosenMessagesProps) {
  const { nameOf } = useTalk();
  const summary = useSummary();
  return (
    <section className={classes.chosen}>
      <h3 className={classes.heading}>
        <Plural
          value={messages.length}
          _0="No message is shown to our staff"
          one="Our staff will read this message"
          other="Our staff will read these # messages"
        />
      </h3>
      <ol className={classes.list}>
        {messages.map(({ id, senderId, sentAt, text, attachments }) => (
          <li key={id} className={classes.message}>
            <span className={classes.who}>
              <bdi>{nameOf(senderId)}</bdi> · <MomentText instant={sentAt} />
            </span>
            <span className={classes.full} dir="auto">
              {summary({ text, attachments })}
            </span>
            {attachments.map((file) => (
              <Checkbox
                key={file.id}
                size="md"
                label={
                  <Trans>
                    Also show the file <bdi>{file.name}</bdi>
                  </Trans>
                }
                checked={files.includes(file.id)}
                disabled={files.length >= attachmentLimits.reported && !files.includes(file.id)}
                onChange={({ currentTarget }) =>
                  onFiles(currentTarget.checked ? [...files, file.id] : files.filter((one) => one !== file.id))
                }
              />
            ))}
          </li>
        ))}
      </ol>
      <Anchor component="button" type="button" onClick={onBack}>
        <Trans>Choose other messages</Trans>
      </Anchor>
    </section>
  );
}
