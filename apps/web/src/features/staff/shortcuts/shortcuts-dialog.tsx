import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '@mantine/core';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { useHelp } from './help.ts';
import { useShortcutSettings } from './shortcut-settings.ts';
import classes from './shortcuts-dialog.module.css';

const shortcuts: readonly { keys: readonly string[]; does: MessageDescriptor }[] = [
  { keys: ['J', 'K'], does: msg`Move down and up in the queue` },
  { keys: ['Enter'], does: msg`Open the case` },
  { keys: ['M'], does: msg`Take the case` },
  { keys: ['G'], does: msg`Give the case back` },
  { keys: ['U'], does: msg`Look at the item, for as long as the key is held` },
  { keys: ['A'], does: msg`Approve` },
  { keys: ['R'], does: msg`Reject` },
  { keys: ['X'], does: msg`Remove` },
  { keys: ['D'], does: msg`Dismiss` },
  { keys: ['O', 'P'], does: msg`Appeal: overturn or uphold` },
  { keys: ['W', 'S', 'T', 'B'], does: msg`Against the member: warning, strike, suspension, ban` },
  { keys: ['N'], does: msg`Show a name, for a reason` },
  { keys: ['1–7'], does: msg`Choose a reason by its number` },
  { keys: ['Ctrl', '↵'], does: msg`Send the decision and open the next case` },
  { keys: ['1–5'], does: msg`Identity: look, and tick what is in order` },
  { keys: ['U', 'B', 'I'], does: msg`Identity: look at front, back or video, for as long as the key is held` },
  { keys: ['L'], does: msg`Identity: keep everything in sight` },
  { keys: ['+', '−', 'Z'], does: msg`Identity: nearer, farther, as it is` },
  { keys: ['R'], does: msg`Identity: turn the pictures` },
  { keys: ['D', '1–0', '↵'], does: msg`Identity: decline, for a reason, and open the next case` },
  { keys: ['R'], does: msg`In messages: write an answer` },
  { keys: ['D'], does: msg`In messages: it needs no answer` },
  { keys: ['S', 'N'], does: msg`On the page of a member: give a sanction, show the name` },
  { keys: ['?'], does: msg`Show this list` },
];

/** What each key does, and a way to put the letters off. */
export function ShortcutsDialog() {
  const { t } = useLingui();
  const { isOpen, close } = useHelp();
  const { enabled, setEnabled } = useShortcutSettings();
  return (
    <Dialog opened={isOpen} onClose={close} title={<Trans>Keyboard shortcuts</Trans>} size={520}>
      <dl className={classes.list}>
        {shortcuts.map(({ keys, does }) => (
          <div key={does.id}>
            <dt dir="ltr">
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(does)}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.note}>
        <Trans>Letters do nothing while you type.</Trans>
      </p>
      <Checkbox
        label={t`Use single letters as shortcuts`}
        checked={enabled}
        onChange={({ currentTarget }) => setEnabled(currentTarget.checked)}
      />
    </Dialog>
  );
}
