import { lazy } from 'react';

export const Side = lazy(async () => ({ default: (await import('./side.tsx')).Side }));
export const Sheet = lazy(async () => ({ default: (await import('./sheet.tsx')).Sheet }));
