import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CaseKind } from '@subrosa/rules/moderation/case-rules';
import { may } from '@subrosa/rules/moderation/staff';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, type ReactNode } from 'react';
import { useSession } from '../../../shared/session/session.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { QueryFallback } from '../../../shared/ui/query-fallback.tsx';
import { RoleChangeRow } from '../admin/role-change-row.tsx';
import { documentLabels } from '../identity/document-labels.ts';
import { inboxQuery, type Inbox as Found } from '../inbox/api.ts';
import classes from '../inbox/inbox.module.css';
import { outcomeLabels } from '../members/labels.ts';
import { StaffPageLayout } from '../parts/staff-page-layout.tsx';
import page from '../parts/staff-page.module.css';
import { TimeLeft } from '../parts/time-left.tsx';
import { useHelp } from '../shortcuts/help.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { kindLabels } from '../labels.ts';

/** `/staff/inbox`: items that concern the staff member. J and K move through it, Enter opens. */
export function Inbox() {
  const query = useQuery(inboxQuery);
  const openHelp = useHelp((help) => help.open);
  useShortcuts({ j: () => move(1), k: () => move(-1), '?': openHelp });
  return (
    <StaffPageLayout title={<Trans>Inbox</Trans>} lead={<Trans>Your open work, and the outcome of your decisions.</Trans>}>
      {query.data ? <Contents found={query.data} /> : <QueryFallback query={query} skeleton={<SkeletonList shape="rows" count={6} />} />}
    </StaffPageLayout>
  );
}

/** Moves the focus through all links of the page. */
function move(step: 1 | -1) {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`.${classes.link}`)];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = at === -1 ? (step === 1 ? 0 : links.length - 1) : at + step;
  links[next]?.focus();
}

function Contents({ found: { due, reminders, accessRequests, appeals, supportRequests, threads, roles } }: { found: Found }) {
  const { t } = useLingui();
  const givesRoles = useSession((session) => may(session.account?.staffRole ?? null, 'assign_roles'));
  const isEmpty = due.length + reminders.length + accessRequests.length + appeals.length + supportRequests + threads + roles.length === 0;
  if (isEmpty) {
    return (
      <EmptyState title={<Trans>No work waiting for you</Trans>}>
        <Trans>Claim a case from the queue and it will appear here before it’s due.</Trans>
      </EmptyState>
    );
  }
  return (
    <>
      <Group title={<Trans>Role changes</Trans>} isEmpty={roles.length === 0}>
        {roles.map((change) => (
          <li key={change.id} className={givesRoles ? classes.row : page.row}>
            {givesRoles ? (
              <Link to="/staff/admin/team" className={classes.link}>
                <RoleChangeRow change={change} />
              </Link>
            ) : (
              <RoleChangeRow change={change} />
            )}
          </li>
        ))}
      </Group>
      <Group title={<Trans>Yours, due soon</Trans>} isEmpty={due.length === 0}>
        {due.map(({ caseId, kind, dueAt }) => (
          <CaseRow key={caseId} caseId={caseId} kind={kind} end={<TimeLeft dueAt={dueAt} />} />
        ))}
      </Group>
      <Group title={<Trans>Unclaimed alerts</Trans>} isEmpty={reminders.length === 0}>
        {reminders.map(({ caseId, kind, dueAt }) => (
          <CaseRow key={caseId} caseId={caseId} kind={kind} end={<TimeLeft dueAt={dueAt} />} />
        ))}
      </Group>
      <Group title={<Trans>Access requests to approve</Trans>} isEmpty={accessRequests.length === 0}>
        {accessRequests.map(({ id, kind, requestedBy, requestedAt }) => (
          <li key={id} className={classes.row}>
            <Link to="/staff/verifications" className={classes.link}>
              <span className={page.text}>
                <span className={page.name}>{t(documentLabels[kind])}</span>
                {requestedBy !== null && (
                  <span className={page.detail}>
                    <Trans>
                      Requested by <bdi>{requestedBy}</bdi>
                    </Trans>
                  </span>
                )}
              </span>
              <span className={page.end}>
                <MomentText instant={requestedAt} />
              </span>
            </Link>
          </li>
        ))}
      </Group>
      <Group title={<Trans>Members waiting for a reply</Trans>} isEmpty={supportRequests + threads === 0}>
        {supportRequests > 0 && (
          <li className={classes.row}>
            <Link to="/staff/media" search={{ kind: 'contact' }} className={classes.link}>
              <span className={page.name}>
                <Plural value={supportRequests} one="# support request" other="# support requests" />
              </span>
            </Link>
          </li>
        )}
        {threads > 0 && (
          <li className={classes.row}>
            <Link to="/staff/helpdesk" className={classes.link}>
              <span className={page.name}>
                <Plural value={threads} one="# conversation" other="# conversations" />
              </span>
            </Link>
          </li>
        )}
      </Group>
      <Group title={<Trans>Appeals against your decisions</Trans>} isEmpty={appeals.length === 0}>
        {appeals.map(({ caseId, kind, outcome, answeredAt }) => (
          <CaseRow key={caseId} caseId={caseId} kind={kind} detail={t(outcomeLabels[outcome])} end={<MomentText instant={answeredAt} />} />
        ))}
      </Group>
    </>
  );
}

function Group({ title, isEmpty, children }: { title: ReactNode; isEmpty: boolean; children: ReactNode }) {
  const id = useId();
  if (isEmpty) return null;
  return (
    <section className={page.section} aria-labelledby={id}>
      <h2 id={id} className={page.subtitle}>
        {title}
      </h2>
      <ul className={page.rows}>{children}</ul>
    </section>
  );
}

type CaseRowProps = { caseId: string; kind: CaseKind; detail?: string; end: ReactNode };

function CaseRow({ caseId, kind, detail, end }: CaseRowProps) {
  const { t } = useLingui();
  const to = kind === 'identity' || kind === 'lifetime' ? '/staff/verifications' : '/staff/media';
  return (
    <li className={classes.row}>
      <Link to={to} search={{ case: caseId }} className={classes.link}>
        <span className={page.text}>
          <span className={page.name}>{t(kindLabels[kind])}</span>
          {detail !== undefined && <span className={page.detail}>{detail}</span>}
        </span>
        <span className={page.end}>{end}</span>
      </Link>
    </li>
  );
}
