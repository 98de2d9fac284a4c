import { calendarChanged } from '@subrosa/contract/socket-names';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onEvent } from '../../shared/realtime/events.ts';
import { invalidateCalendar } from './api/calendar.ts';

/** Subscribes to live updates of the member's calendar while the page shows some of it. */
export function useLiveCalendar(): void {
  const queryClient = useQueryClient();
  useEffect(() => onEvent(calendarChanged, () => void invalidateCalendar(queryClient)), [queryClient]);
}
