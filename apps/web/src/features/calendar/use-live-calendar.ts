import { calendarChanged } from '@subrosa/contract/socket-names';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onEvent } from '../../shared/realtime/events.ts';
import { invalidateCalendar } from './api/calendar.ts';

/** Follows what the service says about one's calendar for as long as the page shows some of it. */
export function useLiveCalendar(): void {
  const queryClient = useQueryClient();
  useEffect(() => onEvent(calendarChanged, () => void invalidateCalendar(queryClient)), [queryClient]);
}
