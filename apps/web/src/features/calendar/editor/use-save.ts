import { i18n } from '@lingui/core';
import { calendar } from '@subrosa/contract/endpoints/calendar';
import { ResponseError } from '@subrosa/contract/client/errors';
import type { SeriesScope } from '@subrosa/rules/calendar/entries';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { silentClient } from '../../../shared/api/client.ts';
import { errorMessageDescriptor } from '../../../shared/i18n/error-messages.ts';
import { showToast } from '../../../shared/ui/show-toast.ts';
import { invalidateCalendar, entryQuery, type EntryView } from '../api/calendar.ts';
import { draftOfEntry, eventOf, rebase as rebased, tripOf, type Draft } from './draft.ts';

type VersionedEntry = { body: EntryView; version: string | undefined };

type SaveOptions = {
  initial: Draft;
  entry: VersionedEntry | null;
  zone: string;
  scope: SeriesScope;
  rebase: (change: (before: Draft) => Draft) => void;
};

/** Sends an entry; when another window saved first, applies the changes on top of that version. */
export function useSave({ initial, entry, zone, scope, rebase }: SaveOptions) {
  const queryClient = useQueryClient();
  const [base, setBase] = useState({ saved: initial, version: entry?.version });
  const [isStale, setStale] = useState(false);
  const [isSending, setSending] = useState(false);

  async function catchUp(id: string) {
    const latest = await queryClient.fetchQuery({ ...entryQuery(id), staleTime: 0 });
    const saved = draftOfEntry(latest.body, zone);
    rebase((before) => rebased(before, base.saved, saved));
    setBase({ saved, version: latest.version });
    setStale(true);
  }

  async function send(draft: Draft) {
    const query = { language: i18n.locale };
    const { version } = base;
    const params = entry && { id: entry.body.id };
    if (draft.type === 'travel') {
      const body = tripOf(draft, zone);
      await (params
        ? silentClient.call(calendar.editTrip, { params, query, body, version })
        : silentClient.call(calendar.addTrip, { query, body }));
      return;
    }
    const body = eventOf(draft, zone);
    const { type: _type, repeat: _repeat, dates: _dates, ...changed } = body;
    await (params
      ? silentClient.call(calendar.editEvent, { params, query, body: { ...changed, scope }, version })
      : silentClient.call(calendar.addEvent, { query, body }));
  }

  async function save(draft: Draft) {
    setSending(true);
    try {
      await send(draft);
      showToast('info', { message: errorMessageDescriptor('calendar.saved') });
      void invalidateCalendar(queryClient);
    } catch (error) {
      if (entry && error instanceof ResponseError && error.code === 'version.stale') await catchUp(entry.body.id).catch(() => undefined);
      throw error;
    } finally {
      setSending(false);
    }
  }

  return { saved: base.saved, isStale, isSending, save };
}
