import type { ProfileView } from '@subrosa/contract/profiles/parts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { DialogHost, type Asked, type DialogName } from '../dialogs/dialog-host.tsx';
import { useLiveConnections } from '../use-live-connections.ts';
import classes from './member-actions.module.css';
import { MoreMenu } from './more-menu.tsx';
import { RequestNote } from './request-note.tsx';
import { StandingButtons } from './standing-buttons.tsx';

type MemberActionsProps = {
  profile: Pick<ProfileView, 'id' | 'username' | 'relation'>;
  /** Further buttons, before the menu. */
  children?: ReactNode;
  /** Further entries of the menu, before those that end something. */
  menuItems?: ReactNode;
};

/** On a profile: everything that one can do about its member. */
export function MemberActions({ profile, children, menuItems }: MemberActionsProps) {
  useLiveConnections();
  const place = useRef<HTMLDivElement>(null);
  const acted = useRef(false);
  const [asked, setAsked] = useState<Asked>(null);
  const { id, relation } = profile;
  const focusFirst = () => place.current?.querySelector('button')?.focus({ preventScroll: true });

  // The button that was pressed is gone: the focus goes to the one in its place.
  useEffect(() => {
    if (acted.current && document.activeElement === document.body) focusFirst();
    acted.current = false;
  }, [relation]);

  if (relation === 'self') return null;

  function handleClose() {
    acted.current = true;
    const opener = asked && place.current?.querySelector<HTMLElement>(`[data-opens~='${asked.name}']`);
    setAsked((open) => open && { ...open, opened: false });
    if (opener) opener.focus({ preventScroll: true });
    else focusFirst();
  }

  const open = (name: DialogName) => setAsked({ name, opened: true });
  return (
    <div className={classes.place} ref={place}>
      {relation === 'asked' && <RequestNote memberId={id} />}
      <div className={classes.actions}>
        <StandingButtons member={profile} state={relation} onOpen={open} onAct={() => (acted.current = true)} />
        {children}
        <MoreMenu username={profile.username} items={menuItems} onOpen={open} />
      </div>
      <DialogHost asked={asked} member={profile} state={relation} onClose={handleClose} />
    </div>
  );
}
