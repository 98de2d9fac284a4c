import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDecideCase } from './calls/decide-case.tsx';
import { caseQuery, type OpenCase } from './calls/cases.ts';
import { useHandleCase } from './calls/handle-case.ts';
import { draftProblem, emptyDraft, type Draft } from './decision/draft.ts';
import { nextCase } from './next-case.ts';
import { useCaseQueue } from './use-case-queue.ts';
import { useReviewAddress } from './use-review-address.ts';

/** Everything that the review page knows and does; its parts only draw it. */
export function useReview({ onNext }: { onNext: () => void }) {
  const address = useReviewAddress();
  const { openId } = address;
  const queue = useCaseQueue(address.search);
  const opened = useQuery({ ...caseQuery(openId ?? ''), enabled: openId !== null });
  const { take, release, isHandling } = useHandleCase();
  // Kept until the service has the decision: what it refuses is not lost.
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const [incompleteId, setIncompleteId] = useState<string | null>(null);
  const decide = useDecideCase((id) => setDrafts((held) => ({ ...held, [id]: emptyDraft })));

  const draft = (openId !== null && drafts[openId]) || emptyDraft;

  function change(next: Draft) {
    if (openId !== null) setDrafts((held) => ({ ...held, [openId]: next }));
  }

  /** The next case opens at once; whatever the service says to this one comes later. */
  function send(decided: OpenCase) {
    const { id, username } = decided;
    if (draftProblem(draft) || draft.decision === null) return setIncompleteId(id);
    decide({ id, username, ...draft, decision: draft.decision });
    address.open(nextCase(queue.cases, id), { replace: true });
    return onNext();
  }

  return { address, queue, opened, openId, draft, change, send, take, release, isHandling, wasIncomplete: incompleteId === openId };
}

export type ReviewState = ReturnType<typeof useReview>;
