import { Trans, useLingui } from '@lingui/react/macro';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { staff } from '@subrosa/contract/endpoints/staff';
import { staffRoles, type StaffRole } from '@subrosa/rules/accounts/account-types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../shared/api/client.ts';
import { useFormCall } from '../../../shared/api/use-form-call.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { QueryFallback } from '../../../shared/ui/query-fallback.tsx';
import { usePending } from '../../../shared/use-pending.ts';
import page from '../parts/staff-page.module.css';
import { rolesQuery, useRoleCalls, type Colleague } from './api.ts';
import { RoleChangeRow } from './role-change-row.tsx';
import { RoleProposals } from './role-proposals.tsx';
import { roleLabels } from '../role-labels.ts';

/** The roles of staff. One administrator proposes a role and another confirms it; a single one can remove it. */
export function Team() {
  const query = useQuery(rolesQuery);
  const [removing, setRemoving] = useState<Colleague | null>(null);
  if (!query.data) return <QueryFallback query={query} compact skeleton={<SkeletonList shape="rows" count={6} />} />;
  const { staff: colleagues, proposals, changes, can } = query.data;
  return (
    <>
      {proposals.length > 0 && <RoleProposals proposals={proposals} />}
      <section className={page.section} aria-labelledby="admin-people">
        <h2 id="admin-people" className={page.subtitle}>
          <Trans>Team members</Trans>
        </h2>
        <ul className={page.rows}>
          {colleagues.map((colleague) => (
            <Row key={colleague.id} colleague={colleague} onRemove={() => setRemoving(colleague)} />
          ))}
        </ul>
      </section>
      {can.propose ? (
        <ProposeForm />
      ) : (
        <p className={page.nothing}>
          <Trans>Your role is too new to propose or confirm roles. It becomes active 48 hours after it was confirmed.</Trans>
        </p>
      )}
      {changes.length > 0 && (
        <section className={page.section} aria-labelledby="admin-role-changes">
          <h2 id="admin-role-changes" className={page.subtitle}>
            <Trans>Role changes in the last 30 days</Trans>
          </h2>
          <ul className={page.rows}>
            {changes.map((change) => (
              <li key={change.id} className={page.row}>
                <RoleChangeRow change={change} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {removing && <RemoveDialog colleague={removing} onClose={() => setRemoving(null)} />}
    </>
  );
}

type RowProps = { colleague: Colleague; onRemove: () => void };

function Row({ colleague: { username, role, countsFrom, passkeys, can }, onRemove }: RowProps) {
  const { t } = useLingui();
  const [openedAt] = useState(() => Date.now());
  return (
    <li className={page.row}>
      <span className={page.text}>
        <bdi className={page.name}>{username}</bdi>
        {passkeys === 0 && (
          <span className={page.detail}>
            <Trans>Has no passkey that opens the console. The role has to be proposed again.</Trans>
          </span>
        )}
        {countsFrom === null && (
          <span className={page.detail}>
            <Trans>Can’t approve until two administrators confirm the role again</Trans>
          </span>
        )}
        {countsFrom !== null && Date.parse(countsFrom) > openedAt && (
          <span className={page.detail}>
            <Trans>
              Can approve from <MomentText instant={countsFrom} />
            </Trans>
          </span>
        )}
      </span>
      <span className={page.end}>{t(roleLabels[role])}</span>
      {can.remove && (
        <Button variant="default" size="sm" aria-label={t`Remove role: ${username}`} onClick={onRemove}>
          <Trans>Remove role</Trans>
        </Button>
      )}
    </li>
  );
}

function RemoveDialog({ colleague: { id, username, role }, onClose }: { colleague: Colleague; onClose: () => void }) {
  const { t } = useLingui();
  const { remove } = useRoleCalls();
  const { isPending, run } = usePending();
  const roleName = t(roleLabels[role]);
  return (
    <ConfirmDialog
      opened
      danger
      isPending={isPending}
      title={<Trans>Remove this role?</Trans>}
      confirmLabel={<Trans>Remove role</Trans>}
      onConfirm={() => void run(() => remove(id)).then(onClose)}
      onClose={onClose}
    >
      <Trans>
        <bdi>{username}</bdi> will lose the role “{roleName}” immediately, and their open cases return to the queue. All staff are notified.
        Only two administrators can give the role back.
      </Trans>
    </ConfirmDialog>
  );
}

const roleOf = (value: string): StaffRole | null => staffRoles.find((role) => role === value) ?? null;

function ProposeForm() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const call = useFormCall(
    {
      initialValues: { username: '', role: 'support' },
      validate: { username: (typed) => (typed.trim() === '' ? t`Enter a member’s username.` : null) },
    },
    async ({ username, role }) => {
      const roles = await client.call(staff.proposeRole, { body: { username: username.trim(), role: roleOf(role) ?? 'support' } });
      queryClient.setQueryData(rolesQuery.queryKey, roles);
    },
  );
  return (
    <section className={page.section} aria-labelledby="admin-propose">
      <h2 id="admin-propose" className={page.subtitle}>
        <Trans>Propose a role</Trans>
      </h2>
      <p className={page.lead}>
        <Trans>Another administrator has to confirm it within 7 days. All staff are notified.</Trans>
      </p>
      <form className={page.form} noValidate onSubmit={call.handleSubmit}>
        <TextInput
          size="md"
          label={<Trans>Username</Trans>}
          autoComplete="off"
          key={call.form.key('username')}
          {...call.form.getInputProps('username')}
        />
        <NativeSelect
          size="md"
          label={<Trans>Role</Trans>}
          data={staffRoles.map((role) => ({ value: role, label: t(roleLabels[role]) }))}
          key={call.form.key('role')}
          {...call.form.getInputProps('role')}
        />
        <div>
          <Button type="submit" size="md" loading={call.isSending}>
            <Trans>Propose role</Trans>
          </Button>
        </div>
      </form>
    </section>
  );
}
