import type { EventType } from '@subrosa/rules/calendar/entries';
import { IconCake, IconPlane } from '@tabler/icons-react';
import classes from './kind-icon.module.css';

type KindIconProps = { type: EventType; size?: number };

/** Types differ by colour and shape; a text names the type too. */
export function KindIcon({ type, size = 16 }: KindIconProps) {
  if (type === 'travel') return <IconPlane size={size} stroke={1.5} aria-hidden="true" className={classes.travel} />;
  if (type === 'birthday') return <IconCake size={size} stroke={1.5} aria-hidden="true" className={classes.birthday} />;
  return <span className={classes[type]} aria-hidden="true" />;
}
