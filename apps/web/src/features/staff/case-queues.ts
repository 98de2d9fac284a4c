import { caseKinds, type CaseKind } from '@subrosa/rules/moderation/case-rules';
import { createContext, useContext } from 'react';

/** The configuration of a page of cases: the same queue for kinds that are decided together. */
export type CaseQueueConfig = {
  path: '/staff/media' | '/staff/verifications';
  kinds: readonly CaseKind[];
  /** The kind that the queue shows by default; null shows all kinds. */
  firstKind: CaseKind | null;
  /** Whether the next case is claimed at once after a decision. */
  takesNext: boolean;
};

export const generalQueue: CaseQueueConfig = { path: '/staff/media', kinds: caseKinds, firstKind: null, takesNext: false };

export const identityQueue: CaseQueueConfig = {
  path: '/staff/verifications',
  kinds: ['identity', 'lifetime'],
  firstKind: 'identity',
  takesNext: true,
};

export const CaseQueueContext = createContext<CaseQueueConfig>(generalQueue);

export const useCaseQueueConfig = (): CaseQueueConfig => useContext(CaseQueueContext);
