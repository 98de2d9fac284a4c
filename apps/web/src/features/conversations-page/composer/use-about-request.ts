import { useNavigate, useSearch } from '@tanstack/react-router';
import type { AboutSearch } from '../search.ts';

/** The request post in the URL about which the member writes, until the message is sent. */
export function useAboutRequest(): { requestId: string | null; drop: () => void } {
  const { about }: AboutSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  return { requestId: about ?? null, drop: () => void navigate({ to: '.', search: {}, replace: true, resetScroll: false }) };
}
