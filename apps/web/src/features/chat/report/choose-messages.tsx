import { Trans } from '@lingui/react/macro';
import { Button, Checkbox } from '@mantine/core';
import { conversationLimits } from '@subrosa/rules/conversations/limits';
import frame from '../../../shared/ui/confirm-dialog.module.css';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import type { TextEntry } from '../../conversations/index.ts';
import { useTalk } from '../conversation/talk-context.ts';
import { useSummary } from '../words/use-summary.ts';
import classes from './messages.module.css';

type ChooseMessagesProps = {
  messages: readonly TextEntry[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  onDone: () => void;
  onCancel: () => void;
};

/** Which messages staff may read; the others stay sealed. */
export function ChooseMessages({ messages, chosen, onChange, onDone, onCancel }: ChooseMessagesProps) {
  const { nameOf } = useTalk();
  const summary = useSummary();
  const isFull = chosen.length >= conversationLimits.reportedMessages;

  function handleChange(id: string, isChosen: boolean) {
    const others = chosen.filter((one) => one !== id);
    onChange(isChosen ? [...others, id] : others);
  }

  return (
    <>
      <p className={classes.text}>
        <Trans>We cannot read your messages. Choose those that our staff shall see; nothing else of the conversation is handed over.</Trans>
      </p>
      <fieldset className={classes.choices}>
        <legend className={classes.legend}>
          <Trans>Messages to show</Trans>
        </legend>
        {/* The newest are what somebody came for. */}
        {messages.toReversed().map(({ id, text, attachments, senderId, sentAt }) => (
          <Checkbox
            key={id}
            size="md"
            className={classes.choice}
            checked={chosen.includes(id)}
            disabled={isFull && !chosen.includes(id)}
            onChange={({ currentTarget }) => handleChange(id, currentTarget.checked)}
            label={
              <span className={classes.message}>
                <span className={classes.who}>
                  <bdi>{nameOf(senderId)}</bdi> · <MomentText instant={sentAt} />
                </span>
                <span className={classes.words} dir="auto">
                  {summary({ text, attachments })}
                </span>
              </span>
            }
          />
        ))}
        {messages.length === 0 && (
          <p className={classes.text}>
            <Trans>There is nothing here that you can read. You can still report the conversation.</Trans>
          </p>
        )}
      </fieldset>
      <div className={frame.actions}>
        <Button variant="default" size="md" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button size="md" onClick={onDone}>
          <Trans>Continue</Trans>
        </Button>
      </div>
    </>
  );
}
