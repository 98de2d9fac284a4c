import { create } from 'zustand';

type RealtimeState = 'connected' | 'reconnected' | 'disconnected' | 'closed';

/** Closed: no member is signed in, or reconnecting has stopped until the page becomes visible again. */
export const useRealtime = create<{ state: RealtimeState }>()(() => ({ state: 'closed' }));
