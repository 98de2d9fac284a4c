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
import type { OpenCase } from '../calls/cases.ts';
import { FactsTitle, type FactsLevel } from './facts-title.tsx';
import classes from './timeline.module.css';

type TimelineProps = { events: OpenCase['events']; level: FactsLevel };

type Event = OpenCase['events'][number];

const icons: Record<Event['kind'], Icon> = {
  opened: IconFlag,
  taken: IconUserCheck,
  released: IconArrowBackUp,
  looked: IconEye,
  noted: IconPencil,
  decided: IconGavel,
  alarmed: IconAlarm,
  revealed: IconId,
};

/** What happened to the case, the newest first. */
export function Timeline({ events, level }: TimelineProps) {
  return (
    <section>
      <FactsTitle level={level}>
        <Trans>Timeline</Trans>
      </FactsTitle>
      <ol className={classes.line}>
        {events.toReversed().map((event) => {
          const Sign = icons[event.kind];
          return (
            <li key={`${event.at} ${event.kind}`} className={classes.event}>
              <span className={classes.sign}>
                <Sign size={15} stroke={1.7} aria-hidden="true" />
              </span>
              <span className={classes.text}>
                <WhatHappened event={event} />
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

function WhatHappened({ event: { kind, actor } }: { event: Event }) {
  switch (kind) {
    case 'opened':
      return <Trans>Opened</Trans>;
    case 'taken':
      return actor === null ? (
        <Trans>Taken</Trans>
      ) : (
        <Trans>
          Taken by <bdi>{actor}</bdi>
        </Trans>
      );
    case 'released':
      return actor === null ? (
        <Trans>Given back</Trans>
      ) : (
        <Trans>
          Given back by <bdi>{actor}</bdi>
        </Trans>
      );
    case 'looked':
      return actor === null ? (
        <Trans>Looked at</Trans>
      ) : (
        <Trans>
          Looked at by <bdi>{actor}</bdi>
        </Trans>
      );
    case 'alarmed':
      return <Trans>Alarm: it waits too long</Trans>;
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
        <Trans>Noted</Trans>
      ) : (
        <Trans>
          Noted by <bdi>{actor}</bdi>
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
