import { useQuery } from '@tanstack/react-query';
import { configQuery } from './config.ts';

const untilKnown = { title: 100, description: 2000, about: 2000, chatMessage: 4000, endorsement: 300, report: 1000 };

/** The app's configuration, such as text limits, contact and whether sign-up is open; the router has loaded it before any page. */
export function useAppConfig() {
  const { data } = useQuery(configQuery);
  return { limits: data?.limits ?? untilKnown, supportEmail: data?.brand.supportEmail ?? '', signUpOpen: data?.signUpOpen ?? true };
}
