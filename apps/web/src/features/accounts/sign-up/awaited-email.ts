import { create } from 'zustand';

/** The address whose mail is awaited; in memory only, never in an address or a history. */
export const useAwaitedEmail = create<{ email: string | null }>()(() => ({ email: null }));
