import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { inVault, loadThread, noteKeys, savePins, threadOf } from '../../conversations/index.ts';
import { useConversation } from '../conversation/conversation-context.ts';
import { useContacts } from '../conversation/use-contacts.ts';
import classes from './key-notices.module.css';

/** What happened to the keys of whom one talks to. A change that nobody vouches for stops sending until it is accepted. */
export function KeyNotices() {
  const { conversation, thread, nameOf, open } = useConversation();
  const { refused: rejectedContact, changed, rotated } = useContacts();
  const [isBusy, setBusy] = useState(false);
  const { id } = conversation;
  const isRejected = thread.keys?.refused !== null && thread.keys?.refused !== undefined && !changed;
  const memberId = changed?.memberId ?? rotated ?? '';
  const name = nameOf(memberId);

  async function handleAccept() {
    setBusy(true);
    try {
      await inVault((vault) => vault.accept({ conversationId: id, memberId }));
      savePins();
      await noteKeys(id, true);
      await loadThread(id);
    } finally {
      setBusy(false);
    }
  }

  function handleSeen() {
    threadOf(id).setState({ rotated: [] });
  }

  const compare = (
    <Button size="sm" variant="default" onClick={() => open({ name: 'safety', opened: true, memberId })}>
      <Trans>Compare</Trans>
    </Button>
  );
  if (rejectedContact || isRejected) {
    return (
      <div className={classes.notice} data-serious role="alert">
        <IconAlertTriangle size={22} stroke={1.5} aria-hidden="true" />
        <p className={classes.text}>
          <strong>
            <Trans>The keys of this conversation do not add up</Trans>
          </strong>
          <Trans>They are not what was shown before, so nothing is sent. Please contact support.</Trans>
        </p>
      </div>
    );
  }
  if (changed) {
    return (
      <div className={classes.notice} role="alert">
        <IconKey size={22} stroke={1.5} aria-hidden="true" />
        <p className={classes.text}>
          <strong>
            <Trans>
              <bdi>{name}</bdi> has a new security key
            </Trans>
          </strong>
          <Trans>Nobody vouches for it. It may be a fresh start, or somebody else: compare numbers before you accept it.</Trans>
        </p>
        <span className={classes.actions}>
          {compare}
          <Button size="sm" variant="subtle" c="var(--text)" loading={isBusy} onClick={() => void handleAccept()}>
            <Trans>Accept</Trans>
          </Button>
        </span>
      </div>
    );
  }
  if (rotated !== undefined) {
    return (
      <div className={classes.notice} role="status">
        <IconKey size={22} stroke={1.5} aria-hidden="true" />
        <p className={classes.text}>
          <strong>
            <Trans>
              <bdi>{name}</bdi> has a new security key
            </Trans>
          </strong>
          <Trans>The previous key signed it, so messages go on. Compare numbers to be certain.</Trans>
        </p>
        <span className={classes.actions}>
          {compare}
          <Button size="sm" variant="subtle" c="var(--text)" onClick={handleSeen}>
            <Trans>Understood</Trans>
          </Button>
        </span>
      </div>
    );
  }
  return null;
}
