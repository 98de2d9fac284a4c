import type { ProfileView } from '@subrosa/contract/profiles/schemas';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { DialogHost, type ConnectionDialog, type DialogName } from '../dialogs/dialog-host.tsx';
import { useLiveConnections } from '../use-live-connections.ts';
import classes from './member-actions.module.css';
import { MoreMenu } from './more-menu.tsx';
import { RequestNote } from './request-note.tsx';
import { ConnectionButtons } from './connection-buttons.tsx';

type MemberActionsProps = {
  profile: Pick<ProfileView, 'id' | 'username' | 'relation'>;
  /** Further buttons before the menu. */
  children?: ReactNode;
  /** Further entries of the menu, before the destructive ones. */
  menuItems?: ReactNode;
};

/** On a profile: all actions for the member. */
export function MemberActions({ profile, children, menuItems }: MemberActionsProps) {
  useLiveConnections();
  const container = useRef<HTMLDivElement>(null);
  const acted = useRef(false);
  const [dialog, setDialog] = useState<ConnectionDialog>(null);
  const { id, relation } = profile;
  const focusFirst = () => container.current?.querySelector('button')?.focus({ preventScroll: true });

  // The pressed button is gone, so the focus moves to the one that replaces it.
  useEffect(() => {
    if (acted.current && document.activeElement === document.body) focusFirst();
    acted.current = false;
  }, [relation]);

  if (relation === 'self') return null;

  function handleClose() {
    acted.current = true;
    const opener = dialog && container.current?.querySelector<HTMLElement>(`[data-opens~='${dialog.name}']`);
    setDialog((open) => open && { ...open, opened: false });
    if (opener) opener.focus({ preventScroll: true });
    else focusFirst();
  }

  const open = (name: DialogName) => setDialog({ name, opened: true });
  return (
    <div className={classes.container} ref={container}>
      {relation === 'incoming' && <RequestNote memberId={id} />}
      <div className={classes.actions}>
        <ConnectionButtons member={profile} state={relation} onOpen={open} onAct={() => (acted.current = true)} />
        {children}
        <MoreMenu username={profile.username} items={menuItems} onOpen={open} />
      </div>
      <DialogHost dialog={dialog} member={profile} state={relation} onClose={handleClose} />
    </div>
  );
}
