export { ProfileSteps, SocialsTab } from './lazy-parts.tsx';
