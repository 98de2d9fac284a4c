import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { DirectionProvider, MantineProvider } from '@mantine/core';
import type { Locale } from '@subrosa/rules/reference/locales';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { directionOf } from '../shared/i18n/i18n.ts';
import { cssVariables, theme } from '../shared/theme/theme.ts';
import { Toasts } from '../shared/ui/toasts.tsx';

type ProvidersProps = { queryClient: QueryClient; children: ReactNode };

export function Providers({ queryClient, children }: ProvidersProps) {
  return (
    <I18nProvider i18n={i18n}>
      <ThemeProvider>
        <QueryClientProvider client={queryClient}>
          <Toasts />
          {children}
        </QueryClientProvider>
      </ThemeProvider>
    </I18nProvider>
  );
}

/** Mantine follows the document's direction, which the language sets; nothing is remounted, so the focus is kept. */
function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <DirectionProvider initialDirection={directionOf(i18n.locale as Locale)}>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}
