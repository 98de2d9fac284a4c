import { mediaChanged } from '@subrosa/contract/socket-names';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { create } from 'zustand';
import { onEvent } from '../../shared/realtime/events.ts';
import { mediaChangedEverywhere } from './api/own-media.ts';

type ProcessingStep = { state: string; percent: number };

/** The progress of the checks of own items from live updates; fetched data may be older. */
const useSteps = create<Record<string, ProcessingStep>>()(() => ({}));

/** Subscribes to live updates of own items while the page shows some. */
export function useLiveMedia(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      onEvent(mediaChanged, ({ id, state, percent }) => {
        const before = useSteps.getState()[id];
        useSteps.setState({ [id]: { state, percent } });
        if (before?.state !== state) void mediaChangedEverywhere(queryClient);
      }),
    [queryClient],
  );
}

/** The progress of an item's checks in percent: the newest known value. */
export function usePercent({ id, percent }: { id: string; percent: number }): number {
  const livePercent = useSteps((steps) => steps[id]?.percent ?? 0);
  return Math.max(livePercent, percent);
}
