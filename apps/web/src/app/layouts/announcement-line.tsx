import { useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { announcements } from '@subrosa/contract/endpoints/announcements';
import { announcementsChanged } from '@subrosa/contract/socket-names';
import { IconX } from '@tabler/icons-react';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { silentClient } from '../../shared/api/client.ts';
import { onEvent } from '../../shared/realtime/events.ts';
import { useDismissed } from '../../shared/use-dismissed.ts';
import classes from './announcement-line.module.css';

const LEAST_MS = 1000;
const MOST_MS = 3_600_000;

const announcementsQuery = (language: string) =>
  queryOptions({
    queryKey: ['announcements', language],
    queryFn: ({ signal }) => silentClient.call(announcements.listCurrentAnnouncements, { signal }),
    staleTime: Infinity,
    // The response states when the announcements change next.
    refetchInterval: ({ state }) => {
      const at = state.data?.changesAt;
      return at ? Math.min(MOST_MS, Math.max(LEAST_MS, Date.parse(at) - Date.now())) : false;
    },
  });

/** Shows the current announcement in one line until the member dismisses it. */
export function AnnouncementLine() {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const { data } = useQuery(announcementsQuery(i18n.locale));
  const { dismissed, dismiss } = useDismissed('subrosa.read-announcements');
  useEffect(() => onEvent(announcementsChanged, () => void queryClient.invalidateQueries({ queryKey: ['announcements'] })), [queryClient]);
  const announcement = data?.announcements.find(({ id }) => !dismissed.includes(id));

  if (!announcement) return null;
  return (
    <section className={classes.line} aria-label={t`Announcement`}>
      <p className={classes.text} role="status">
        {announcement.text}
      </p>
      <ActionIcon
        variant="subtle"
        color="gray"
        c="var(--text)"
        size={44}
        aria-label={t`Close announcement`}
        onClick={() => dismiss([announcement.id])}
      >
        <IconX size={18} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
    </section>
  );
}
