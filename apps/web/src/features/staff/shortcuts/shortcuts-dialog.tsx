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
  { keys: ['Enter'], does: msg`Open case` },
  { keys: ['M'], does: msg`Claim case` },
  { keys: ['G'], does: msg`Release case` },
  { keys: ['U'], does: msg`View the item while the key is held` },
  { keys: ['A'], does: msg`Approve` },
  { keys: ['R'], does: msg`Reject` },
  { keys: ['X'], does: msg`Remove` },
  { keys: ['D'], does: msg`Dismiss` },
  { keys: ['O', 'P'], does: msg`Appeal: overturn or uphold` },
  { keys: ['W', 'S', 'T', 'B'], does: msg`Against the member: warning, strike, suspension, ban` },
  { keys: ['N'], does: msg`Show a name, with a reason` },
  { keys: ['1–7'], does: msg`Choose a reason by its number` },
  { keys: ['Ctrl', '↵'], does: msg`Send the decision and open the next case` },
  { keys: ['1–5'], does: msg`Identity: view, and tick the checks that pass` },
  { keys: ['U', 'B', 'I'], does: msg`Identity: view front, back or video while the key is held` },
  { keys: ['L'], does: msg`Identity: keep everything visible` },
  { keys: ['+', '−', 'Z'], does: msg`Identity: zoom in, zoom out, original size` },
  { keys: ['R'], does: msg`Identity: rotate the photos` },
  { keys: ['D', '1–0', '↵'], does: msg`Identity: decline with a reason and open the next case` },
  { keys: ['R'], does: msg`In messages: write a reply` },
  { keys: ['D'], does: msg`In messages: no reply needed` },
  { keys: ['S', 'N'], does: msg`On a member’s page: apply a sanction, show the name` },
  { keys: ['?'], does: msg`Show this list` },
];

/** The keyboard shortcuts, with a switch that disables those of single keys. */
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
        <Trans>Shortcuts are off while you type.</Trans>
      </p>
      <Checkbox
        label={t`Use single letters as shortcuts`}
        checked={enabled}
        onChange={({ currentTarget }) => setEnabled(currentTarget.checked)}
      />
    </Dialog>
  );
}
