import { useRouter } from '@tanstack/react-router';

const PLANS = ['/upgrade', '/settings/upgrade'];

/** Where the plans are; undefined until there is a page of them. */
export function usePlansPath(): string | undefined {
  const { routesByPath } = useRouter();
  return PLANS.find((path) => path in routesByPath);
}
