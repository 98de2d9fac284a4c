import { useSuspenseQuery } from '@tanstack/react-query';
import { configQuery } from '../shared/config.ts';

export function useSupportEmail(): string {
  return useSuspenseQuery(configQuery).data.brand.supportAddress;
}
