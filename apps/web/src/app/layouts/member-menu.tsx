import { useLingui } from '@lingui/react/macro';
import { Menu } from '@mantine/core';
import { useState } from 'react';
import type { SessionAccount } from '../../shared/session/session.ts';
import { PlaceholderImage } from '../../shared/ui/placeholder-image.tsx';
import { LanguageItems } from './language-items.tsx';
import { MemberMenuItems } from './member-menu-items.tsx';
import classes from './member-menu.module.css';

type MemberMenuProps = { account: SessionAccount; isWide: boolean };

/** The member's own menu behind the avatar. The languages replace the entries while the member chooses one. */
export function MemberMenu({ account, isWide }: MemberMenuProps) {
  const { t } = useLingui();
  const [panel, setPanel] = useState<'entries' | 'languages'>('entries');
  return (
    <Menu
      width={264}
      offset={10}
      classNames={{ dropdown: classes.dropdown, item: classes.item, itemSection: classes.section }}
      onOpen={() => setPanel('entries')}
    >
      <Menu.Target>
        <button type="button" className={classes.avatar} data-trusted={account.premium || account.verified} aria-label={t`Your menu`}>
          <PlaceholderImage seed={account.username} motif="person" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {panel === 'entries' ? (
          <MemberMenuItems account={account} isWide={isWide} onLanguages={() => setPanel('languages')} />
        ) : (
          <LanguageItems onBack={() => setPanel('entries')} />
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
