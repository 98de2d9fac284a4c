import { Trans } from '@lingui/react/macro';
import { Button, Checkbox } from '@mantine/core';
import { conversationLimits } from '@subrosa/rules/conversations/limits';
import frame from '../../../shared/ui/confirm-dialog.module.css';
import { ItemText } from './item-text.tsx';
import classes from './messages.module.css';
import type { ReportItem } from './report-items.ts';

type ChooseMessagesProps = {
  items: readonly ReportItem[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  onDone: () => void;
  onCancel: () => void;
};

/** Chooses the messages that staff may read; all others stay encrypted. */
export function ChooseMessages({ items, chosen, onChange, onDone, onCancel }: ChooseMessagesProps) {
  const isFull = chosen.length >= conversationLimits.reportedMessages;

  function handleChange(key: string, isChosen: boolean) {
    const others = chosen.filter((one) => one !== key);
    onChange(isChosen ? [...others, key] : others);
  }

  return (
    <>
      <p className={classes.text}>
        <Trans>We can’t read your messages. Choose what our team can see. Everything else stays private.</Trans>
      </p>
      <fieldset className={classes.choices}>
        <legend className={classes.legend}>
          <Trans>What to share</Trans>
        </legend>
        {items.map((item) => (
          <Checkbox
            key={item.key}
            size="md"
            className={classes.choice}
            checked={chosen.includes(item.key)}
            disabled={isFull && !chosen.includes(item.key)}
            onChange={({ currentTarget }) => handleChange(item.key, currentTarget.checked)}
            label={<ItemText item={item} />}
          />
        ))}
        {items.length === 0 && (
          <p className={classes.text}>
            <Trans>There are no readable messages to share. You can still report this conversation.</Trans>
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
