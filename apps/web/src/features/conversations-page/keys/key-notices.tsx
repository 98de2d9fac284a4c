import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconKey } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { logNotice } from '../../../shared/vault/shown-log.ts';
import { inVault, loadThread, refreshKeys, savePins, threadOf, useVault } from '../../conversations/index.ts';
import { useConversation } from '../conversation/conversation-context.ts';
import { useContacts } from '../conversation/use-contacts.ts';
import classes from '../../../shared/vault/notice.module.css';
import { LogNotice } from '../../../shared/vault/log-notice.tsx';

/** Notices about keys: what the log of keys shows, then changed keys of the other members, which stop sending if they are unsigned. */
export function KeyNotices() {
  const { changed, unconfirmed, unproved, rotated } = useContacts();
  const hasFailed = useHasFailed();
  const notice = useLogNotice();
  const uncheckedDays = useVault(({ log }) => log?.uncheckedDays ?? 0);
  const areOwnUnproved = useVault(({ log }) => log !== null && log.stopsSending && log.isUnproved);
  useConfirmedMessages(areOwnUnproved ? 'own' : unproved?.memberId);
  const awaited = changed ?? unconfirmed;
  const aboutLog = notice && <LogNotice notice={notice} uncheckedDays={uncheckedDays} />;
  if (notice?.kind === 'alarm') return aboutLog;
  if (hasFailed) return <FailedNotice />;
  if (awaited) return <AwaitedNotice memberId={awaited.memberId} identityKey={awaited.identityKey} hasChanged={changed !== undefined} />;
  if (notice?.kind === 'checking') return aboutLog;
  if (unproved) return <UnprovedNotice memberId={unproved.memberId} />;
  if (rotated !== undefined) return <RotatedNotice memberId={rotated} />;
  return aboutLog;
}

function FailedNotice() {
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

type ContactProps = { memberId: string };

function CompareButton({ memberId }: ContactProps) {
  const { open } = useConversation();
  return (
    <Button size="sm" variant="default" onClick={() => open({ name: 'safety', opened: true, memberId })}>
      <Trans>Compare</Trans>
    </Button>
  );
}

/** An identity that the member accepts before anything is sent to it. */
function AwaitedNotice({ memberId, identityKey, hasChanged }: ContactProps & { identityKey: string | null; hasChanged: boolean }) {
  const { conversation, nameOf } = useConversation();
  const [isBusy, setBusy] = useState(false);
  const { id } = conversation;
  const name = nameOf(memberId);

  async function handleAccept() {
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

  return (
    <div className={classes.notice} role="alert">
      <IconKey size={22} stroke={1.5} aria-hidden="true" />
      <p className={classes.text}>{hasChanged ? <ChangedText name={name} /> : <UnconfirmedText name={name} />}</p>
      <span className={classes.actions}>
        <CompareButton memberId={memberId} />
        <Button size="sm" variant="subtle" c="var(--text)" loading={isBusy} onClick={() => void handleAccept()}>
          <Trans>Accept</Trans>
        </Button>
      </span>
    </div>
  );
}

/** New keys that the old ones signed: the conversation continues. */
function RotatedNotice({ memberId }: ContactProps) {
  const { conversation, nameOf } = useConversation();
  const name = nameOf(memberId);
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
        <CompareButton memberId={memberId} />
        <Button size="sm" variant="subtle" c="var(--text)" onClick={() => threadOf(conversation.id).setState({ rotated: [] })}>
          <Trans>Got it</Trans>
        </Button>
      </span>
    </div>
  );
}

function useLogNotice() {
  const { conversation, ownId } = useConversation();
  const log = useVault((vault) => vault.log);
  return logNotice(
    log,
    conversation.members.map(({ id }) => id).filter((id) => id !== ownId),
  );
}

/** Messages are marked until the keys of their sender are proved, and all of them until the own keys and settings are. */
function useConfirmedMessages(awaitedProof: string | undefined) {
  const { conversation } = useConversation();
  const before = useRef(awaitedProof);
  useEffect(() => {
    if (before.current !== undefined && before.current !== awaitedProof) void loadThread(conversation.id);
    before.current = awaitedProof;
  }, [conversation.id, awaitedProof]);
}

/** What an honest server never returns; another identity may be honest, and the member decides about it first. */
function useHasFailed(): boolean {
  const { thread } = useConversation();
  const { rejected: rejectedContact, changed, unconfirmed } = useContacts();
  if (rejectedContact) return true;
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
function UnprovedNotice({ memberId }: ContactProps) {
  const { conversation, nameOf } = useConversation();
  const name = nameOf(memberId);
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
      <span className={classes.actions}>
        <CompareButton memberId={memberId} />
      </span>
    </div>
  );
}
