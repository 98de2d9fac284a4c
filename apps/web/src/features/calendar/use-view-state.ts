import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { dayIn } from '../../shared/format/relative-time.ts';
import { useUrlFilter } from '../../shared/search/use-url-filter.ts';
import { useNow } from '../../shared/use-now.ts';
import { useTimeZone } from '../../shared/use-time-zone.ts';
import { firstWeekday } from './days.ts';
import { rangeOf, searchOf, viewStateOf, type CalendarViewState } from './view-state.ts';

/** The state of the URL, for today and the viewer's time zone. */
export function useViewState() {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const zone = useTimeZone();
  const now = useNow();
  const { filter: shown, change } = useUrlFilter<CalendarViewState>({
    filterOf: viewStateOf,
    searchOf,
    write: (changed) => void navigate({ to: '/calendar', search: searchOf(changed), replace: true, resetScroll: false }),
  });
  const today = dayIn(zone, now);
  const first = firstWeekday(i18n.locale);
  const on = shown.on ?? today;
  const range = rangeOf({ view: shown.view, on, today, first });
  const go = (part: Partial<CalendarViewState>) => {
    const changed = { ...shown, ...part };
    change({ ...changed, on: changed.on === today ? null : changed.on });
  };
  return { ...shown, on, today, now, zone, first, range, go };
}

export type CurrentViewState = ReturnType<typeof useViewState>;
