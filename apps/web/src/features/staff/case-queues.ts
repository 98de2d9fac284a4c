import { caseKinds, type CaseKind } from '@subrosa/rules/moderation/cases';
import { createContext, useContext } from 'react';

/** A page of cases: the same queue, case and decision, for kinds that are worked on together. */
export type CaseQueueConfig = {
  path: '/staff/media' | '/staff/verifications';
  kinds: readonly CaseKind[];
  /** What the queue shows when nobody has chosen a kind; null is every kind. */
  firstKind: CaseKind | null;
  /** The next case is taken at once: whoever works here works through. */
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
