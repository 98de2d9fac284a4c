import { useLingui } from '@lingui/react/macro';
import type { MemberCard } from '@subrosa/contract/explore';
import type { ConnectionState } from '@subrosa/rules/connections/changes';
import { IconClock, IconMailQuestion, IconUserCheck, IconUserPlus, type Icon } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { DialogHost, type ConnectionDialog, type DialogName } from '../dialogs/dialog-host.tsx';
import classes from './card-connection.module.css';

const actions: Record<ConnectionState, { icon: Icon; dialog: DialogName }> = {
  none: { icon: IconUserPlus, dialog: 'connect' },
  outgoing: { icon: IconClock, dialog: 'withdraw' },
  incoming: { icon: IconMailQuestion, dialog: 'answer' },
  connected: { icon: IconUserCheck, dialog: 'remove' },
};

type CardConnectionProps = { member: Pick<MemberCard, 'id' | 'username' | 'relation'> };

/** On a card: one button that shows the viewer's relation to the member and opens the available actions. */
export function CardConnection({ member }: CardConnectionProps) {
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  const [openDialog, setOpenDialog] = useState<ConnectionDialog>(null);
  const { username, relation } = member;
  if (relation === 'self') return null;
  const { icon: Icon, dialog } = actions[relation];
  const labels: Record<ConnectionState, string> = {
    none: t`Connect with ${username}`,
    outgoing: t`Waiting for approval by ${username}`,
    incoming: t`Answer connection request from ${username}`,
    connected: t`Connected with ${username}`,
  };

  function handleClose() {
    setOpenDialog((open) => open && { ...open, opened: false });
    button.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.button}
        data-state={relation}
        aria-haspopup="dialog"
        aria-label={labels[relation]}
        title={labels[relation]}
        onClick={() => setOpenDialog({ name: dialog, opened: true })}
      >
        <Icon size={20} stroke={1.6} aria-hidden="true" />
      </button>
      <DialogHost dialog={openDialog} member={member} state={relation} onClose={handleClose} />
    </>
  );
}
