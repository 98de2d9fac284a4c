import { create } from 'zustand';

/** The address whose mail is awaited; in memory only, never in an address or a history. */
export const useAwaitedAddress = create<{ email: string | null }>()(() => ({ email: null }));
