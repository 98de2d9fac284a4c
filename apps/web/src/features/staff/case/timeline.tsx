import { Trans } from '@lingui/react/macro';
import {
  IconAlarm,
  IconArrowBackUp,
  IconId,
  IconEye,
  IconFlag,
  IconGavel,
  IconPencil,
  IconUserCheck,
  type Icon,
} from '@tabler/icons-react';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import type { OpenCase } from '../api/cases.ts';
import { DetailsTitle, type DetailsLevel } from './details-title.tsx';
import classes from './timeline.module.css';

type TimelineProps = { events: OpenCase['events']; level: DetailsLevel };

type Event = OpenCase['events'][number];

const icons: Record<Event['kind'], Icon> = {
  opened: IconFlag,
  claimed: IconUserCheck,
  released: IconArrowBackUp,
  accessed: IconEye,
  noted: IconPencil,
  decided: IconGavel,
  reminded: IconAlarm,
  revealed: IconId,
};

/** The events of the case, newest first. */
export function Timeline({ events, level }: TimelineProps) {
  return (
    <section>
      <DetailsTitle level={level}>
        <Trans>Timeline</Trans>
      </DetailsTitle>
      <ol className={classes.line}>
        {events.toReversed().map((event) => {
          const Sign = icons[event.kind];
          return (
            <li key={`${event.at} ${event.kind}`} className={classes.event}>
              <span className={classes.sign}>
                <Sign size={15} stroke={1.7} aria-hidden="true" />
              </span>
              <span className={classes.text}>
                <EventText event={event} />
              </span>
              <span className={classes.at}>
                <MomentText instant={event.at} />
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function EventText({ event: { kind, actor } }: { event: Event }) {
  switch (kind) {
    case 'opened':
      return <Trans>Opened</Trans>;
    case 'claimed':
      return actor === null ? (
        <Trans>Taken</Trans>
      ) : (
        <Trans>
          Claimed by <bdi>{actor}</bdi>
        </Trans>
      );
    case 'released':
      return actor === null ? (
        <Trans>Released</Trans>
      ) : (
        <Trans>
          Released by <bdi>{actor}</bdi>
        </Trans>
      );
    case 'accessed':
      return actor === null ? (
        <Trans>Viewed</Trans>
      ) : (
        <Trans>
          Viewed by <bdi>{actor}</bdi>
        </Trans>
      );
    case 'reminded':
      return <Trans>Alert: waiting too long</Trans>;
    case 'revealed':
      return actor === null ? (
        <Trans>Name shown</Trans>
      ) : (
        <Trans>
          Name shown to <bdi>{actor}</bdi>
        </Trans>
      );
    case 'noted':
      return actor === null ? (
        <Trans>Note added</Trans>
      ) : (
        <Trans>
          Note added by <bdi>{actor}</bdi>
        </Trans>
      );
    case 'decided':
      return actor === null ? (
        <Trans>Decided</Trans>
      ) : (
        <Trans>
          Decided by <bdi>{actor}</bdi>
        </Trans>
      );
    default:
      return kind satisfies never;
  }
}
