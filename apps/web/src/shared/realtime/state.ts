import { create } from 'zustand';

type RealtimeState = 'connected' | 'reconnected' | 'disconnected' | 'closed';

/** Closed: nobody is signed in, or the connection was given up until somebody looks at the page again. */
export const useRealtime = create<{ state: RealtimeState }>()(() => ({ state: 'closed' }));
