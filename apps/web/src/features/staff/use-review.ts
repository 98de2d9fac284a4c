import type { StaffRole } from '@subrosa/rules/accounts/account-types';
import { may } from '@subrosa/rules/moderation/staff';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDecideCase } from './api/decide-case.tsx';
import { caseQuery, type OpenCase } from './api/cases.ts';
import { useClaimCase } from './api/claim-case.ts';
import { verificationForReviewQuery } from './api/identity.ts';
import { draftErrorOf, emptyDraft, type Draft } from './decision/draft.ts';
import { sanctionsFor } from './decision/sanctions-for.ts';
import { useCaseQueueConfig } from './case-queues.ts';
import { checksOf } from './identity/checks-of.ts';
import { nextCase } from './next-case.ts';
import { useCaseQueue } from './use-case-queue.ts';
import { useSession } from '../../shared/session/session.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { parseReviewSearch, type ReviewSearch } from './review-search.ts';

/** The state and actions of the review page; its components only render them. */
export function useReview({ onNext }: { onNext: () => void }) {
  const navigation = useReviewNavigation();
  const { openId } = navigation;
  const queue = useCaseQueue(navigation.search);
  const opened = useQuery({ ...caseQuery(openId ?? ''), enabled: openId !== null });
  const isIdentity = opened.data?.subjectKind === 'verification' && opened.data.mine && opened.data.state === 'open';
  const reviewed = useQuery({ ...verificationForReviewQuery(opened.data?.subjectId ?? ''), enabled: isIdentity });
  const wanted = opened.data ? checksOf(opened.data, isIdentity ? reviewed.data?.method : undefined) : null;
  const { claim, release, isClaiming } = useClaimCase();
  const { takesNext } = useCaseQueueConfig();
  // Drafts are kept until the server accepts the decision, so that a rejected one is not lost.
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const [incompleteId, setIncompleteId] = useState<string | null>(null);
  const decide = useDecideCase((id) => setDrafts((cached) => ({ ...cached, [id]: emptyDraft })));

  const draft = (openId !== null && drafts[openId]) || emptyDraft;

  function change(next: Draft) {
    if (openId !== null) setDrafts((cached) => ({ ...cached, [openId]: next }));
  }

  /** Opens the next case at once; the response for this one arrives later. */
  function send(decided: OpenCase, as: Draft = draft) {
    const { id, username } = decided;
    if (as !== draft) change(as);
    if (draftErrorOf(as, wanted) || as.decision === null) return setIncompleteId(id);
    decide({ id, username, ...as, decision: as.decision });
    const next = nextCase(queue.cases, id);
    navigation.open(next, { replace: true });
    if (takesNext && next !== null) claim(next);
    return onNext();
  }

  const role = useSession((session) => session.account?.staffRole ?? null);
  const [isRevealing, { open, close }] = useDisclosure();
  const revealing = { isOpen: isRevealing, open, close, can: canReveal(opened.data, role) };
  const sanctions = opened.data ? sanctionsFor(opened.data, role) : [];

  const wasIncomplete = incompleteId === openId;
  const deciding = { wanted, draft, change, send, claim, release, isClaiming, wasIncomplete, sanctions };
  return { navigation, queue, opened, openId, revealing, ...deciding };
}

/** Whether the viewer may reveal a name: only in an open case that is assigned to them. */
function canReveal(opened: OpenCase | undefined, role: StaffRole | null): boolean {
  if (!opened?.mine || opened.state !== 'open' || !may(role, 'reveal_member')) return false;
  return (opened.username !== null && !opened.revealed) || (opened.reporter !== null && !opened.reporterRevealed);
}

export type ReviewState = ReturnType<typeof useReview>;

/** The open case and the filter of the queue, both in the URL. */
function useReviewNavigation() {
  const search = parseReviewSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const { path } = useCaseQueueConfig();

  function go(next: ReviewSearch, how: { replace?: boolean } = {}) {
    void navigate({ to: path, search: next, replace: how.replace ?? false });
  }

  /** Opens a case, or none. */
  function open(id: string | null, how?: { replace?: boolean }) {
    const { case: _, ...others } = search;
    go(id === null ? others : { ...others, case: id }, how);
  }

  return { search, openId: search.case ?? null, go, open };
}
