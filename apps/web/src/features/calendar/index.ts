export { AgendaTab } from './lazy-parts.tsx';
