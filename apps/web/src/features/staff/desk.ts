import { caseKinds, type CaseKind } from '@subrosa/rules/moderation/cases';
import { createContext, useContext } from 'react';

/** A page of cases: the same queue, case and decision, for kinds that are worked on together. */
export type Desk = {
  path: '/staff/media' | '/staff/verifications';
  kinds: readonly CaseKind[];
  /** What the queue shows when nobody has chosen a kind; null is every kind. */
  firstKind: CaseKind | null;
  /** The next case is taken at once: whoever works here works through. */
  takesNext: boolean;
};

export const generalDesk: Desk = { path: '/staff/media', kinds: caseKinds, firstKind: null, takesNext: false };

export const identityDesk: Desk = {
  path: '/staff/verifications',
  kinds: ['identity', 'lifetime'],
  firstKind: 'identity',
  takesNext: true,
};

export const DeskContext = createContext<Desk>(generalDesk);

export const useDesk = (): Desk => useContext(DeskContext);
