import { useDiscreetTitle } from '../features/privacy-screen/index.ts';
import type { AppRouter } from './router.ts';

const ICON = '/icon.svg';
// A plain grey square.
const PLAIN_ICON =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'><rect x='2' y='2' width='12' height='12' rx='3' fill='%23888'/></svg>";

/** Keeps the icon and the title of the tab as the member chose them. */
export function followDiscreetTitle(router: AppRouter): void {
  showIcon();
  useDiscreetTitle.subscribe(() => {
    showIcon();
    // Titles are computed when a route is loaded.
    void router.invalidate();
  });
}

function showIcon() {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (link) link.href = useDiscreetTitle.getState().discreetTitle ? PLAIN_ICON : ICON;
}
