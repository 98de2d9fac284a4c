import { csam } from '@subrosa/contract/endpoints/csam';
import type { ReplyBody } from '@subrosa/contract/client/types';
import type { CsamIncident, ReviewerSlot, CsamVerdict } from '@subrosa/rules/csam/csam';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { client, silentClient } from '../../../shared/api/client.ts';
import { CASES } from '../api/cases.ts';

export type CsamCase = ReplyBody<typeof csam.listCsamCases>[number];
export type CsamReviewers = ReplyBody<typeof csam.listCsamReviewers>;

const CSAM = ['staff', 'csam'] as const;
/** Refetched regularly, because a report may be in transmission or a colleague may prepare one. */
const POLL_MS = 15_000;

export const csamCasesQuery = queryOptions({
  queryKey: [...CSAM, 'cases'],
  queryFn: ({ signal }) => silentClient.call(csam.listCsamCases, { signal }),
  refetchInterval: POLL_MS,
  retry: false,
});

export const csamReviewersQuery = queryOptions({
  queryKey: [...CSAM, 'people'],
  queryFn: ({ signal }) => silentClient.call(csam.listCsamReviewers, { signal }),
});

type PrepareInput = { verdict: CsamVerdict; incident: CsamIncident; note?: string };
type ProposeInput = { slot: ReviewerSlot; username: string | null; reason: string };

/** The actions of CSAM reviewers and on their list. Afterwards the current state is refetched. */
export function useCsamCases() {
  const queryClient = useQueryClient();
  const again = () => queryClient.invalidateQueries({ queryKey: CSAM });
  const then = async (call: Promise<unknown>) => void (await call.finally(() => void again()));

  return {
    prepare: (id: string, body: PrepareInput) => then(client.call(csam.prepareCsamCase, { params: { id }, body })),
    giveBack: (id: string) => then(client.call(csam.returnCsamCase, { params: { id } })),
    confirm: (id: string) => then(client.call(csam.confirmCsamCase, { params: { id } })),
    resend: (id: string) => then(client.call(csam.resendCsamReport, { params: { id } })),
    propose: (body: ProposeInput) => then(client.call(csam.proposeCsamReviewer, { body })),
    confirmPerson: (id: string) => then(client.call(csam.confirmCsamReviewer, { params: { id } })),
    handOver: async (id: string) => {
      await client.call(csam.escalateCase, { params: { id } });
      await queryClient.invalidateQueries({ queryKey: CASES });
    },
  };
}
