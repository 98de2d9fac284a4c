import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconKey } from '@tabler/icons-react';
import { useEffect, useState, type ReactNode } from 'react';
import { inVault, loadThread, refreshKeys, savePins, threadOf, useVault } from '../../conversations/index.ts';
import { useConversation } from '../conversation/conversation-context.ts';
import { useContacts } from '../conversation/use-contacts.ts';
import classes from './key-notices.module.css';

/** Notices about changed keys of the other members. An unsigned key change blocks sending until the member accepts it. */
export function KeyNotices() {
  const { conversation, nameOf, open } = useConversation();
  const { changed, unconfirmed, unproved, rotated } = useContacts();
  const hasFailed = useHasFailed();
  const awaited = changed ?? unconfirmed;
  const [isBusy, setBusy] = useState(false);
  const { id } = conversation;
  const memberId = awaited?.memberId ?? unproved?.memberId ?? rotated ?? '';
  const name = nameOf(memberId);

  async function handleAccept() {
    const identityKey = awaited?.identityKey;
    if (!identityKey) return;
    setBusy(true);
    try {
      await inVault((vault) => vault.accept({ conversationId: id, memberId, identityKey }));
      savePins();
      await refreshKeys(id, true);
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
  if (hasFailed) {
    return (
      <div className={classes.notice} data-serious role="alert">
        <IconAlertTriangle size={22} stroke={1.5} aria-hidden="true" />
        <p className={classes.text}>
          <strong>
            <Trans>This conversation failed a security check</Trans>
          </strong>
          <Trans>Sending is paused to protect you. Contact support.</Trans>
        </p>
      </div>
    );
  }
  if (awaited) {
    return (
      <div className={classes.notice} role="alert">
        <IconKey size={22} stroke={1.5} aria-hidden="true" />
        <p className={classes.text}>{changed ? <ChangedText name={name} /> : <UnconfirmedText name={name} />}</p>
        <span className={classes.actions}>
          {compare}
          <Button size="sm" variant="subtle" c="var(--text)" loading={isBusy} onClick={() => void handleAccept()}>
            <Trans>Accept</Trans>
          </Button>
        </span>
      </div>
    );
  }
  if (unproved) {
    return <UnprovedNotice name={name} compare={compare} />;
  }
  if (rotated !== undefined) {
    return (
      <div className={classes.notice} role="status">
        <IconKey size={22} stroke={1.5} aria-hidden="true" />
        <p className={classes.text}>
          <strong>
            <Trans>
              Your safety number with <bdi>{name}</bdi> has changed
            </Trans>
          </strong>
          <Trans>This change was verified automatically, so you can keep chatting. Compare safety numbers to be sure.</Trans>
        </p>
        <span className={classes.actions}>
          {compare}
          <Button size="sm" variant="subtle" c="var(--text)" onClick={handleSeen}>
            <Trans>Got it</Trans>
          </Button>
        </span>
      </div>
    );
  }
  return null;
}

/** What an honest server never returns; another identity may be honest, and the member decides about it first. */
function useHasFailed(): boolean {
  const { thread } = useConversation();
  const { rejected: rejectedContact, changed, unconfirmed } = useContacts();
  const hasLogAlarm = useVault((vault) => vault.hasLogAlarm);
  if (hasLogAlarm || rejectedContact) return true;
  return Boolean(thread.keys?.error) && !changed && !unconfirmed;
}

type TextProps = { name: string };

function ChangedText({ name }: TextProps) {
  return (
    <>
      <strong>
        <Trans>
          Your safety number with <bdi>{name}</bdi> has changed
        </Trans>
      </strong>
      <Trans>This can happen after a reset, or it could be someone else. Compare safety numbers before you accept.</Trans>
    </>
  );
}

/** After the saved keys of all contacts were lost. */
function UnconfirmedText({ name }: TextProps) {
  return (
    <>
      <strong>
        <Trans>
          Confirm your safety number with <bdi>{name}</bdi>
        </Trans>
      </strong>
      <Trans>Your saved keys were lost, so this could be someone else. Compare safety numbers before you accept.</Trans>
    </>
  );
}

/** No proof has shown these keys in the log yet. Every new part of the log can contain one. */
function UnprovedNotice({ name, compare }: TextProps & { compare: ReactNode }) {
  const { conversation } = useConversation();
  // Keys can be proved now that had no proof before.
  const logSize = useVault(({ log }) => log?.size);
  useEffect(() => void refreshKeys(conversation.id, true).catch(() => undefined), [conversation.id, logSize]);
  return (
    <div className={classes.notice} role="status">
      <IconKey size={22} stroke={1.5} aria-hidden="true" />
      <p className={classes.text}>
        <strong>
          <Trans>
            Checking the keys of <bdi>{name}</bdi>
          </Trans>
        </strong>
        <Trans>You can send messages once their keys are confirmed, usually within an hour, or after you compare safety numbers.</Trans>
      </p>
      <span className={classes.actions}>{compare}</span>
    </div>
  );
}
