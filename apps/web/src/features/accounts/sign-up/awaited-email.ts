import { create } from 'zustand';

/** The email address that awaits confirmation; in memory only, never in a URL or the history. */
export const useAwaitedEmail = create<{ email: string | null }>()(() => ({ email: null }));
