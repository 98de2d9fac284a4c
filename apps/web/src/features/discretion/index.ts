export { LockedScreen } from './components/locked-screen.tsx';
export { QuickExit } from './components/quick-exit.tsx';
export { useLock } from './lock.ts';
