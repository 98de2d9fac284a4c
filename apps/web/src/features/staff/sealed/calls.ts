import { sealed } from '@subrosa/contract/addresses/sealed';
import type { ReplyBody } from '@subrosa/contract/client/types';
import type { SealedIncident, SealedPlace, SealedVerdict } from '@subrosa/rules/sealed/sealed';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { client, quietClient } from '../../../shared/api/client.ts';
import { CASES } from '../calls/cases.ts';

export type SealedCase = ReplyBody<typeof sealed.listSealedCases>[number];
export type SealedPeople = ReplyBody<typeof sealed.listSealedPeople>;

const SEALED = ['staff', 'sealed'] as const;
/** A report is on its way, or a colleague prepares. */
const LOOK_AGAIN_MS = 15_000;

export const sealedCasesQuery = queryOptions({
  queryKey: [...SEALED, 'cases'],
  queryFn: ({ signal }) => quietClient.call(sealed.listSealedCases, { signal }),
  refetchInterval: LOOK_AGAIN_MS,
  retry: false,
});

export const sealedPeopleQuery = queryOptions({
  queryKey: [...SEALED, 'people'],
  queryFn: ({ signal }) => quietClient.call(sealed.listSealedPeople, { signal }),
});

type Preparing = { verdict: SealedVerdict; incident: SealedIncident; note?: string };
type Proposing = { place: SealedPlace; username: string | null; reason: string };

/** What a named person does to a case, and who is named. The page shows how it really is afterwards. */
export function useSealed() {
  const queryClient = useQueryClient();
  const again = () => queryClient.invalidateQueries({ queryKey: SEALED });
  const then = async (call: Promise<unknown>) => void (await call.finally(() => void again()));

  return {
    prepare: (id: string, body: Preparing) => then(client.call(sealed.prepareSealedCase, { params: { id }, body })),
    giveBack: (id: string) => then(client.call(sealed.returnSealedCase, { params: { id } })),
    confirm: (id: string) => then(client.call(sealed.confirmSealedCase, { params: { id } })),
    resend: (id: string) => then(client.call(sealed.resendSealedReport, { params: { id } })),
    propose: (body: Proposing) => then(client.call(sealed.proposeSealedPerson, { body })),
    confirmPerson: (id: string) => then(client.call(sealed.confirmSealedPerson, { params: { id } })),
    handOver: async (id: string) => {
      await client.call(sealed.escalateCase, { params: { id } });
      await queryClient.invalidateQueries({ queryKey: CASES });
    },
  };
}
