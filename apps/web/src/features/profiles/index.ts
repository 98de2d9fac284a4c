export { ownProfileQuery } from './calls/own-profile.ts';
export { ProfileSteps, SocialsTab } from './lazy-parts.tsx';
