import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { announcements } from '@subrosa/contract/endpoints/announcements';
import type { Locale } from '@subrosa/rules/reference/locales';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../shared/api/client.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { QueryFallback } from '../../../shared/ui/query-fallback.tsx';
import { usePending } from '../../../shared/use-pending.ts';
import page from '../parts/staff-page.module.css';
import { AnnouncementForm } from './announcement-form.tsx';
import { announcementsQuery, type Announcement } from './api.ts';
import { announcementLabels } from './labels.ts';

/** The announcements, which are displayed at the top of every page for a time. */
export function Announcements() {
  const query = useQuery(announcementsQuery);
  const [isWriting, setWriting] = useState(false);
  const close = () => setWriting(false);
  return (
    <section className={page.section} aria-labelledby="admin-announcements">
      <div className={page.header}>
        <h2 id="admin-announcements" className={page.subtitle}>
          <Trans>Announcements</Trans>
        </h2>
        <Button onClick={() => setWriting(true)}>
          <Trans>New announcement</Trans>
        </Button>
      </div>
      {!query.data && <QueryFallback query={query} compact skeleton={<SkeletonList shape="rows" count={3} />} />}
      {query.data?.announcements.length === 0 && (
        <p className={page.nothing}>
          <Trans>No announcements yet. Members see them as a line at the top of each page.</Trans>
        </p>
      )}
      <ul className={page.rows}>
        {query.data?.announcements.map((announcement) => (
          <Row key={announcement.id} announcement={announcement} />
        ))}
      </ul>
      <Dialog opened={isWriting} onClose={close} title={<Trans>New announcement</Trans>} size={620}>
        <AnnouncementForm onClose={close} />
      </Dialog>
    </section>
  );
}

function Row({ announcement: { id, texts, from, until, state } }: { announcement: Announcement }) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const { isPending, run } = usePending();

  async function end() {
    await client.call(announcements.endAnnouncement, { params: { id } });
    await queryClient.invalidateQueries({ queryKey: announcementsQuery.queryKey });
  }

  return (
    <li className={page.row}>
      <span className={page.text}>
        <span className={page.name}>{texts[i18n.locale as Locale]}</span>
        <span className={page.detail}>
          {t(announcementLabels[state])}
          {' · '}
          <MomentText instant={from} /> – <MomentText instant={until} />
        </span>
      </span>
      {state !== 'over' && (
        <Button variant="default" size="sm" loading={isPending} onClick={() => void run(end)}>
          <Trans>End announcement</Trans>
        </Button>
      )}
    </li>
  );
}
