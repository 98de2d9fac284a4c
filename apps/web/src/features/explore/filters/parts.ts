import { lazy } from 'react';

export const parts = {
  side: lazy(async () => ({ default: (await import('./side.tsx')).Side })),
  sheet: lazy(async () => ({ default: (await import('./sheet.tsx')).Sheet })),
  chips: lazy(async () => ({ default: (await import('./further-chips.tsx')).FurtherChips })),
};
