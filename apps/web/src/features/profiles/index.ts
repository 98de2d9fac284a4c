export { ProfileSteps, SocialsTab } from './lazy.tsx';
