import { mediaChanged } from '@subrosa/contract/socket-names';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { create } from 'zustand';
import { onEvent } from '../../shared/realtime/events.ts';
import { mediaChangedEverywhere } from './api/own-media.ts';

type ProcessingStep = { state: string; percent: number };

/** How far the checks of own items are, as the service tells it; what is asked for may be older. */
const useSteps = create<Record<string, ProcessingStep>>()(() => ({}));

/** Follows what the service says about own items for as long as the page shows some. */
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

/** The percent of an item that is being checked: the newest that is known. */
export function usePercent({ id, percent }: { id: string; percent: number }): number {
  const livePercent = useSteps((steps) => steps[id]?.percent ?? 0);
  return Math.max(livePercent, percent);
}
