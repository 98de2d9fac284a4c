import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { usePending } from '../../../shared/use-pending.ts';
import page from '../parts/staff-page.module.css';
import { useRoleCalls, type RoleProposal } from './api.ts';
import { roleLabels } from '../role-labels.ts';

/** Role proposals that await another administrator, with the available actions. */
export function RoleProposals({ proposals }: { proposals: readonly RoleProposal[] }) {
  const [confirming, setConfirming] = useState<RoleProposal | null>(null);
  return (
    <section className={page.section} aria-labelledby="admin-proposals">
      <h2 id="admin-proposals" className={page.subtitle}>
        <Trans>Roles waiting for confirmation</Trans>
      </h2>
      <ul className={page.rows}>
        {proposals.map((proposal) => (
          <Row key={proposal.id} proposal={proposal} onConfirm={() => setConfirming(proposal)} />
        ))}
      </ul>
      {confirming && <ConfirmRole proposal={confirming} onClose={() => setConfirming(null)} />}
    </section>
  );
}

type RowProps = { proposal: RoleProposal; onConfirm: () => void };

function Row({
  proposal: { id, username, role, currentRole, proposedBy, proposedAt, expiresAt, newestPasskeyAt, can },
  onConfirm,
}: RowProps) {
  const { t } = useLingui();
  const { decline, withdraw } = useRoleCalls();
  const { isPending, run } = usePending();
  const [roleName, currentName] = [t(roleLabels[role]), currentRole && t(roleLabels[currentRole])];
  return (
    <li className={page.row}>
      <span className={page.text}>
        <span className={page.name}>
          {currentName ? (
            <Trans>
              <bdi>{username}</bdi>: {roleName} instead of {currentName}
            </Trans>
          ) : (
            <Trans>
              <bdi>{username}</bdi>: {roleName}
            </Trans>
          )}
        </span>
        <span className={page.detail}>
          <Trans>
            Proposed by <bdi>{proposedBy}</bdi>, <MomentText instant={proposedAt} />
          </Trans>
        </span>
        {newestPasskeyAt !== null && (
          <span className={page.detail}>
            <Trans>
              Newest passkey added <MomentText instant={newestPasskeyAt} />
            </Trans>
          </span>
        )}
        <span className={page.detail}>
          <Trans>
            Expires <MomentText instant={expiresAt} />
          </Trans>
        </span>
      </span>
      <span className={page.actions}>
        {can.confirm && (
          <Button size="sm" aria-label={t`Confirm the role of ${username}`} onClick={onConfirm}>
            <Trans>Confirm</Trans>
          </Button>
        )}
        {can.decline && (
          <Button
            variant="default"
            size="sm"
            loading={isPending}
            aria-label={t`Decline the role of ${username}`}
            onClick={() => void run(() => decline(id))}
          >
            <Trans context="a role">Decline</Trans>
          </Button>
        )}
        {can.withdraw && (
          <Button
            variant="default"
            size="sm"
            loading={isPending}
            aria-label={t`Withdraw the proposal for ${username}`}
            onClick={() => void run(() => withdraw(id))}
          >
            <Trans context="a role">Withdraw</Trans>
          </Button>
        )}
      </span>
    </li>
  );
}

function ConfirmRole({ proposal: { id, username, role, proposedBy }, onClose }: { proposal: RoleProposal; onClose: () => void }) {
  const { t } = useLingui();
  const { confirm } = useRoleCalls();
  const { isPending, run } = usePending();
  const roleName = t(roleLabels[role]);
  return (
    <ConfirmDialog
      opened
      danger
      isPending={isPending}
      title={<Trans>Confirm this role?</Trans>}
      confirmLabel={<Trans>Confirm role</Trans>}
      onConfirm={() => void run(() => confirm(id)).then(onClose)}
      onClose={onClose}
    >
      <Trans>
        <bdi>{username}</bdi> will get the role “{roleName}” immediately and can approve 48 hours later. All staff are notified. Confirm
        only if <bdi>{proposedBy}</bdi> has spoken to you about it in person or by phone.
      </Trans>
    </ConfirmDialog>
  );
}
