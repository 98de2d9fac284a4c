import { Trans } from '@lingui/react/macro';
import { Kbd } from '../parts/kbd.tsx';
import { useShortcutSettings } from '../shortcuts/shortcut-settings.ts';
import classes from './queue-pane.module.css';

/** What the keyboard does in the queue; said to everybody in the dialog of the shortcuts. */
export function QueueKeys() {
  const enabled = useShortcutSettings((settings) => settings.enabled);
  if (!enabled) return null;
  return (
    <p className={classes.keys} aria-hidden="true">
      <span>
        <Kbd>J</Kbd> <Kbd>K</Kbd> <Trans>move</Trans>
      </span>
      <span>
        <Kbd>↵</Kbd> <Trans>open</Trans>
      </span>
      <span>
        <Kbd>M</Kbd> <Trans>take</Trans>
      </span>
    </p>
  );
}
