import { Trans, useLingui } from '@lingui/react/macro';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import page from '../parts/staff-page.module.css';
import type { RoleChange } from './api.ts';
import { roleLabels } from '../role-labels.ts';

/** A role change, on the page of roles and in the inbox of all staff. */
export function RoleChangeRow({ change }: { change: RoleChange }) {
  const { t } = useLingui();
  const { username, at, countsFrom } = change;
  const roleName = t(roleLabels[change.role]);
  return (
    <>
      <span className={page.text}>
        <span className={page.name}>
          {username === null ? (
            <Trans>Deleted account: {roleName}</Trans>
          ) : (
            <Trans>
              <bdi>{username}</bdi>: {roleName}
            </Trans>
          )}
        </span>
        <span className={page.detail}>
          <ChangeText change={change} />
        </span>
        {countsFrom !== null && (
          <span className={page.detail}>
            <Trans>
              Can approve from <MomentText instant={countsFrom} />
            </Trans>
          </span>
        )}
      </span>
      <span className={page.end}>
        <MomentText instant={at} />
      </span>
    </>
  );
}

function ChangeText({ change: { state, by } }: { change: RoleChange }) {
  const who = by === null ? <Trans>a deleted account</Trans> : <bdi>{by}</bdi>;
  switch (state) {
    case 'proposed':
      return <Trans>Proposed by {who}</Trans>;
    case 'confirmed':
      return by === null ? <Trans>Confirmed</Trans> : <Trans>Confirmed by {who}</Trans>;
    case 'declined':
      return <Trans>Declined by {who}</Trans>;
    case 'withdrawn':
      return <Trans>Withdrawn by {who}</Trans>;
    case 'removed':
      return by === null ? <Trans>Removed with the account</Trans> : <Trans>Removed by {who}</Trans>;
    case 'lapsed':
      return <Trans>Ended without confirmation</Trans>;
    default:
      return state satisfies never;
  }
}
