import { Trans } from '@lingui/react/macro';
import { DateText } from '../../../shared/ui/date-text.tsx';
import { UpgradeNote } from '../../../shared/ui/upgrade-note.tsx';
import classes from './views.module.css';

type TravelNoteProps = { until: string };

/** Informs members without premium that trips of others after this day are hidden. */
export function TravelNote({ until }: TravelNoteProps) {
  return (
    <div className={classes.upgrade}>
      <UpgradeNote
        small
        title={<Trans>See trips further ahead with premium</Trans>}
        gains={{
          travel: <Trans>All your connections’ trips, however far ahead</Trans>,
          updates: <Trans>All updates to their calendars</Trans>,
        }}
      >
        <Trans>
          You can see other members’ trips that start on or before <DateText date={until} />.
        </Trans>
      </UpgradeNote>
    </div>
  );
}
