export { LockedScreen } from './components/locked-screen.tsx';
export { QuickExit } from './components/quick-exit.tsx';
export { useDiscreetTitle } from './discreet-title.ts';
export { useLock } from './lock.ts';
