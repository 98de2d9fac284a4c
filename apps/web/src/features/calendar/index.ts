export { AgendaTab } from './lazy.tsx';
