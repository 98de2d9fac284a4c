import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Menu } from '@mantine/core';
import type { GroupView } from '@subrosa/contract/conversations/schemas';
import { IconDots } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Avatar } from '../../connections/index.ts';
import { makeAdmin, type Participant } from '../../conversations/index.ts';
import { useConversation } from '../conversation/conversation-context.ts';
import classes from './member-row.module.css';
import { useGroupChange } from './use-group-change.ts';

type MemberRowProps = { member: Participant; group: GroupView };

/** A member of a group, with the actions for admins. */
export function MemberRow({ member, group }: MemberRowProps) {
  const { ownId, nameOf } = useConversation();
  const { id, username } = member;
  const name = nameOf(id);
  const isAdmin = group.admins.includes(id);
  return (
    <div className={classes.row}>
      <Avatar member={{ username: username ?? '', photo: member.photo }} />
      <span className={classes.text}>
        {username === null || id === ownId ? (
          <bdi className={classes.name}>{name}</bdi>
        ) : (
          <Link to="/$username" params={{ username }} search={{}} preload={false} className={classes.name}>
            <bdi>{username}</bdi>
          </Link>
        )}
        <span className={classes.marks}>
          {isAdmin && (
            <span className={classes.admin}>
              <Trans>Admin</Trans>
            </span>
          )}
          {group.attendees.includes(id) && <Trans>Going</Trans>}
        </span>
      </span>
      {id !== ownId && username !== null && <MemberActions id={id} name={name} isAdmin={isAdmin} canManage={group.can.manage} />}
    </div>
  );
}

function MemberActions({ id, name, isAdmin, canManage }: { id: string; name: string; isAdmin: boolean; canManage: boolean }) {
  const { t } = useLingui();
  const { conversation, open } = useConversation();
  const { isPending, work } = useGroupChange();
  return (
    <Menu offset={4} width={240} position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" size={44} c="var(--muted)" loading={isPending} aria-label={t`Options for ${name}`}>
          <IconDots size={20} stroke={1.5} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => open({ name: 'safety', opened: true, memberId: id })}>
          <Trans>Compare safety number</Trans>
        </Menu.Item>
        {canManage && (
          <>
            <Menu.Item onClick={() => void work(conversation.id, () => makeAdmin(conversation.id, id, !isAdmin))}>
              {isAdmin ? <Trans>Remove as admin</Trans> : <Trans>Make admin</Trans>}
            </Menu.Item>
            <Menu.Item data-danger onClick={() => open({ name: 'remove', opened: true, memberId: id })}>
              <Trans>Remove from group</Trans>
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
