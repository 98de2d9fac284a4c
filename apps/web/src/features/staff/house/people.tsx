import { Trans, useLingui } from '@lingui/react/macro';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { moderation } from '@subrosa/contract/addresses/moderation';
import { staffRoles, type StaffRole } from '@subrosa/rules/accounts/account-types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../shared/api/client.ts';
import { useFormCall } from '../../../shared/api/use-form-call.ts';
import form from '../../../shared/look/form.module.css';
import { useSession } from '../../../shared/session/session.ts';
import { DialogActions } from '../../../shared/ui/dialog-actions.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { Unloaded } from '../../../shared/ui/unloaded.tsx';
import room from '../parts/room.module.css';
import { peopleQuery, type Colleague } from './calls.ts';
import { roleWords } from './words.ts';

const NOBODY = 'none';

/** Who is of staff. Roles are given and taken here, never one's own. */
export function People() {
  const { t } = useLingui();
  const query = useQuery(peopleQuery);
  const queryClient = useQueryClient();
  const own = useSession((session) => session.account?.username);

  const [changing, setChanging] = useState<Colleague | null>(null);
  const close = () => setChanging(null);

  async function give(username: string, role: StaffRole | null) {
    await client.call(moderation.giveRole, { body: { username, role } });
    await queryClient.invalidateQueries({ queryKey: peopleQuery.queryKey });
  }

  const call = useFormCall(
    {
      initialValues: { username: '', role: 'support' },
      validate: { username: (typed) => (typed.trim() === '' ? t`Please type the username of a member.` : null) },
    },
    ({ username, role }) => give(username.trim(), roleOf(role) ?? 'support'),
  );
  return (
    <>
      <section className={room.section} aria-labelledby="house-people">
        <h2 id="house-people" className={room.subtitle}>
          <Trans>People of staff</Trans>
        </h2>
        {!query.data && <Unloaded query={query} compact skeleton={<SkeletonList shape="rows" count={4} />} />}
        <ul className={room.rows}>
          {query.data?.map((colleague) => (
            <Row key={colleague.id} colleague={colleague} isOwn={colleague.username === own} onChange={() => setChanging(colleague)} />
          ))}
        </ul>
      </section>
      <section className={room.section} aria-labelledby="house-give">
        <h2 id="house-give" className={room.subtitle}>
          <Trans>Give somebody a role</Trans>
        </h2>
        <form className={room.form} noValidate onSubmit={call.handleSubmit}>
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
            data={staffRoles.map((role) => ({ value: role, label: t(roleWords[role]) }))}
            key={call.form.key('role')}
            {...call.form.getInputProps('role')}
          />
          <div>
            <Button type="submit" size="md" loading={call.isSending}>
              <Trans>Give the role</Trans>
            </Button>
          </div>
        </form>
      </section>
      <Dialog opened={changing !== null} onClose={close} title={<bdi>{changing?.username}</bdi>} size={440}>
        {changing && <RoleForm colleague={changing} onGive={give} onClose={close} />}
      </Dialog>
    </>
  );
}

const roleOf = (value: string): StaffRole | null => staffRoles.find((role) => role === value) ?? null;

type RowProps = { colleague: Colleague; isOwn: boolean; onChange: () => void };

function Row({ colleague: { username, role, secondFactor }, isOwn, onChange }: RowProps) {
  const { t } = useLingui();
  return (
    <li className={room.row}>
      <span className={room.words}>
        <bdi className={room.name}>{username}</bdi>
        {!secondFactor && (
          <span className={room.detail}>
            <Trans>Has no second factor: works as a member only</Trans>
          </span>
        )}
      </span>
      <span className={room.end}>{t(roleWords[role])}</span>
      {!isOwn && (
        <Button variant="default" size="sm" aria-label={t`Change the role of ${username}`} onClick={onChange}>
          <Trans>Change</Trans>
        </Button>
      )}
    </li>
  );
}

type RoleFormProps = { colleague: Colleague; onGive: (username: string, role: StaffRole | null) => Promise<void>; onClose: () => void };

/** Asked for in a dialog: a list that changes with each arrow key would give roles that nobody meant. */
function RoleForm({ colleague: { username, role: before }, onGive, onClose }: RoleFormProps) {
  const { t } = useLingui();
  const call = useFormCall<{ role: string }>({ initialValues: { role: before } }, async ({ role }) => {
    await onGive(username, roleOf(role));
    onClose();
  });
  const choices = staffRoles.map((role) => ({ value: role, label: t(roleWords[role]) }));
  return (
    <form className={form.form} noValidate onSubmit={call.handleSubmit}>
      <p className={form.text}>
        <Trans>It counts at once. Cases that are not theirs any more go back to the queue.</Trans>
      </p>
      <NativeSelect
        size="md"
        label={<Trans>Role</Trans>}
        data-autofocus
        data={[...choices, { value: NOBODY, label: t`No role any more` }]}
        key={call.form.key('role')}
        {...call.form.getInputProps('role')}
      />
      <DialogActions submitLabel={<Trans>Save</Trans>} isBusy={call.isSending} onCancel={onClose} />
    </form>
  );
}
