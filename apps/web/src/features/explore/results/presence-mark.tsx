import { useLingui } from '@lingui/react/macro';
import type { Presence } from '@subrosa/rules/explore/filter';
import { presenceNames } from '../labels.ts';
import classes from './presence-mark.module.css';

type PresenceMarkProps = { presence: Presence };

export function PresenceMark({ presence }: PresenceMarkProps) {
  const { i18n } = useLingui();
  return (
    <p className={classes.mark} data-online={presence === 'online' || undefined}>
      {i18n._(presenceNames[presence])}
    </p>
  );
}
