import { Trans } from '@lingui/react/macro';
import { IconLink, IconWorld } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import classes from './calendar-footer.module.css';
import { zoneText } from './format.ts';

const FeedDialog = lazy(async () => ({ default: (await import('./feed/feed-dialog.tsx')).FeedDialog }));

type CalendarFooterProps = { zone: string };

/** Names the time zone of the calendar, and opens the calendar feed. */
export function CalendarFooter({ zone }: CalendarFooterProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const where = <bdi>{zoneText(zone)}</bdi>;

  function handleOpen() {
    setOpen(true);
    setWasOpened(true);
  }

  return (
    <div className={classes.footer}>
      <p className={classes.zone}>
        <IconWorld size={18} stroke={1.5} aria-hidden="true" />
        <span>
          <Trans>Times are shown in {where}.</Trans>{' '}
          <Link to="/settings/settings">
            <Trans>Change</Trans>
          </Link>
        </span>
      </p>
      <button type="button" className={classes.feed} aria-haspopup="dialog" onClick={handleOpen}>
        <IconLink size={18} stroke={1.5} aria-hidden="true" />
        <Trans>Use in another calendar app</Trans>
      </button>
      {wasOpened && (
        <Suspense>
          <FeedDialog opened={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
