import { Plural, Trans } from '@lingui/react/macro';
import { Button, Switch } from '@mantine/core';
import { conversations } from '@subrosa/contract/endpoints/conversations';
import type { GroupView } from '@subrosa/contract/conversations/schemas';
import { IconFlag, IconPencil, IconUserPlus } from '@tabler/icons-react';
import { client } from '../../../shared/api/client.ts';
import { GroupAvatar, useGroup } from '../../conversations/index.ts';
import { ChoiceList } from '../conversation/choice-list.tsx';
import { keyOfGroup } from '../report/report-items.ts';
import { useConversation } from '../conversation/conversation-context.ts';
import classes from './group-panel.module.css';
import { MemberRow } from './member-row.tsx';
import { PendingMembers } from './pending-members.tsx';
import { useGroupChange } from './use-group-change.ts';

type GroupPanelProps = { group: GroupView };

/** The details of a group: members, admins, joining and invited members, and the available actions. */
export function GroupPanel({ group }: GroupPanelProps) {
  const { conversation, ownId, name, open } = useConversation();
  const { isPending, work } = useGroupChange();
  const { id, members } = conversation;
  const isIn = members.some((member) => member.id === ownId);
  const attends = group.attendees.includes(ownId);
  const profile = useGroup(conversation);

  function handleAttend(next: boolean) {
    void work(id, () => client.call(conversations.attendGroup, { params: { id }, body: { attends: next } }));
  }

  return (
    <div className={classes.panel}>
      <div className={classes.header}>
        <GroupAvatar conversation={conversation} />
        <h3 className={classes.name}>
          <bdi>{name}</bdi>
        </h3>
        {group.can.manage && (
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPencil size={17} stroke={1.5} aria-hidden="true" />}
            onClick={() => open({ name: 'describe', opened: true })}
          >
            <Trans>Name and photo</Trans>
          </Button>
        )}
        {profile && profile.stamped.senderId !== ownId && (
          <Button
            variant="subtle"
            size="sm"
            leftSection={<IconFlag size={17} stroke={1.5} aria-hidden="true" />}
            onClick={() => open({ name: 'report', opened: true, messageId: keyOfGroup(profile) })}
          >
            <Trans>Report name or photo</Trans>
          </Button>
        )}
      </div>
      {isIn && (
        <Switch
          size="md"
          withThumbIndicator={false}
          label={<Trans>I’m going</Trans>}
          description={
            <Plural value={group.attendees.length} _0="No one is going yet" one="# member is going" other="# members are going" />
          }
          checked={attends}
          disabled={isPending}
          onChange={({ currentTarget }) => handleAttend(currentTarget.checked)}
        />
      )}
      <section aria-labelledby="group-members">
        <h4 id="group-members" className={classes.heading}>
          <Plural value={members.length} one="# member" other="# members" />
        </h4>
        <ul className={classes.list}>
          {members.map((member) => (
            <li key={member.id}>
              <MemberRow member={member} group={group} />
            </li>
          ))}
        </ul>
        {group.can.invite && (
          <Button
            variant="default"
            fullWidth
            size="md"
            leftSection={<IconUserPlus size={19} stroke={1.5} aria-hidden="true" />}
            onClick={() => open({ name: 'invite', opened: true })}
          >
            <Trans>Add people</Trans>
          </Button>
        )}
      </section>
      <PendingMembers group={group} />
      <ChoiceList without="group" />
    </div>
  );
}
