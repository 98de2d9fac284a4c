import { moderation } from '@subrosa/contract/endpoints/moderation';
import { queryOptions } from '@tanstack/react-query';
import { visitorClient } from '../../../shared/api/visitor-client.ts';
import type { IdentityProof } from '../../accounts/index.ts';
import type { StatementOfReasons } from './statements-of-reasons.ts';

/** Returns why the member is suspended; with a text, files the appeal against it. */
export function readSuspension(proved: IdentityProof, text?: string): Promise<StatementOfReasons> {
  return visitorClient.call(moderation.getSuspension, { body: { ...proved, ...(text && { text }) } });
}

/** Cached while it is on the screen. Wrong passwords count as attempts, so the request is never repeated. */
export const suspensionQuery = (proved: IdentityProof | null) =>
  queryOptions({
    queryKey: ['suspension', proved?.login ?? ''],
    queryFn: () => (proved === null ? Promise.reject(new Error('nobody is named')) : readSuspension(proved)),
    enabled: proved !== null,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
