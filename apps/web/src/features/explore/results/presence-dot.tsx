import { useLingui } from '@lingui/react/macro';
import type { Presence } from '@subrosa/rules/explore/filter';
import { presenceNames } from '../labels.ts';
import classes from './presence-dot.module.css';

type PresenceDotProps = { presence: Presence };

export function PresenceDot({ presence }: PresenceDotProps) {
  const { i18n } = useLingui();
  return (
    <p className={classes.dot} data-online={presence === 'online' || undefined}>
      {i18n._(presenceNames[presence])}
    </p>
  );
}
