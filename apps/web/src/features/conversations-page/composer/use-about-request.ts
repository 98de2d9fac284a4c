import { useLocation, useNavigate } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    aboutRequest?: string | undefined;
  }
}

/**
 * The request post about which the member writes, until the message is sent. It is in the state of the history entry: it survives a reload, and
 * no link can put a post into what a member sends.
 */
export function useAboutRequest(): { requestId: string | null; drop: () => void } {
  const requestId = useLocation({ select: ({ state }) => state.aboutRequest ?? null });
  const navigate = useNavigate();
  const drop = () => void navigate({ to: '.', state: { aboutRequest: undefined }, replace: true, resetScroll: false });
  return { requestId, drop };
}
