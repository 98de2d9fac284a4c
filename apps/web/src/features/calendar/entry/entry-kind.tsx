import { Trans, useLingui } from '@lingui/react/macro';
import type { CalendarEntry } from '@subrosa/contract/calendar/parts';
import { kindNames } from '../labels.ts';
import classes from './entry-dialog.module.css';
import { KindMark } from './kind-mark.tsx';

type EntryKindProps = { entry: CalendarEntry };

export function EntryKind({ entry: { type, turns } }: EntryKindProps) {
  const { t } = useLingui();
  return (
    <p className={classes.kind}>
      <KindMark type={type} size={18} />
      {t(kindNames[type])}
      {turns !== null && (
        <span>
          <Trans>turns {turns}</Trans>
        </span>
      )}
    </p>
  );
}
