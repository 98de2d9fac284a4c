import './shared/theme/mantine.css';
import './shared/theme/tokens.css';
import './shared/theme/base.css';
import '@fontsource-variable/inter/index.css';
import '@fontsource-variable/cormorant/index.css';
import { QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { configQuery } from './shared/config.ts';
import { fetchAhead } from './app/fetch-ahead.ts';
import { followDiscreetTitle } from './app/follow-discreet-title.ts';
import { followReload } from './app/follow-reload.ts';
import { followSession } from './app/follow-session.ts';
import { Providers } from './app/providers.tsx';
import { reportOnce } from './app/report-once.ts';
import { loadAgeGate } from './app/root.tsx';
import { createAppRouter } from './app/router.ts';
import { reportUncaughtErrors } from './app/uncaught-errors.ts';
import { countPageView } from './shared/api/analytics.ts';
import { retryTransient } from './shared/api/query-defaults.ts';
import { watchForms } from './shared/forms-in-progress.ts';
import { activate, preferredLanguage } from './shared/i18n/i18n.ts';
import { startSession } from './shared/session/start-session.ts';

reportUncaughtErrors();
watchForms();
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: retryTransient } } });
// Prefetched in parallel with the session and the translations.
void queryClient.prefetchQuery(configQuery);
const sessionStarted = startSession();
// When the session cannot be restored, the guard of private pages shows the error page.
sessionStarted.catch(reportOnce);
const router = createAppRouter({ queryClient, sessionStarted });
router.subscribe('onResolved', () => {
  const config = queryClient.getQueryData(configQuery.queryKey);
  if (config) countPageView(router.state.matches.at(-1)?.fullPath ?? '/', config.environment);
});
loadAgeGate().catch(reportOnce);
await activate(preferredLanguage(import.meta.env.VITE_ENVIRONMENT === 'production'));
void fetchAhead(router);
followSession(router, queryClient);
followReload(router);
followDiscreetTitle(router);

const container = document.getElementById('root');
if (!container) throw new Error('the page has no place for the app');
createRoot(container).render(
  <StrictMode>
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
