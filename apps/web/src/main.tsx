import './shared/theme/mantine.css';
import './shared/theme/tokens.css';
import './shared/theme/base.css';
import '@fontsource-variable/inter/index.css';
import '@fontsource-variable/cormorant/index.css';
import { QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { configQuery } from './app/config.ts';
import { listenForTrouble } from './app/trouble.ts';
import { Providers } from './app/providers.tsx';
import { makeRouter } from './app/router.tsx';
import { countPageView } from './shared/api/analytics.ts';
import { activate, preferredLanguage } from './shared/i18n/i18n.ts';

listenForTrouble();
const queryClient = new QueryClient();
const router = makeRouter(queryClient);
router.subscribe('onResolved', () => {
  const config = queryClient.getQueryData(configQuery.queryKey);
  if (config) countPageView(router.state.matches.at(-1)?.fullPath ?? '/', config.environment);
});
await activate(preferredLanguage(import.meta.env.VITE_ENVIRONMENT === 'production'));

const container = document.getElementById('root');
if (!container) throw new Error('the page has no place for the app');
createRoot(container).render(
  <StrictMode>
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
