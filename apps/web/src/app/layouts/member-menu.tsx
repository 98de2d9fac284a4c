import { Trans, useLingui } from '@lingui/react/macro';
import { Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { SessionAccount } from '../../shared/session/session.ts';
import { PlaceholderImage } from '../../shared/ui/placeholder-image.tsx';
import { helpEntries } from '../menu.ts';
import { peopleEntriesFor } from '../private-menu.ts';
import { linkTo } from './auth-link.tsx';
import { LanguageItems } from './language-items.tsx';
import { MenuPanel } from './menu-panel.tsx';
import { MemberMenuItems, type PanelName } from './member-menu-items.tsx';
import classes from './member-menu.module.css';

type MemberMenuProps = { account: SessionAccount; isWide: boolean };

/** The member's own menu behind the avatar. A panel replaces the entries while the member chooses in it. */
export function MemberMenu({ account, isWide }: MemberMenuProps) {
  const { t } = useLingui();
  const [panel, setPanel] = useState<PanelName | 'entries'>('entries');
  const handleBack = () => setPanel('entries');
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
        {panel === 'entries' && <MemberMenuItems account={account} isWide={isWide} onPanel={setPanel} />}
        {panel === 'languages' && <LanguageItems onBack={handleBack} />}
        {panel === 'people' && (
          <MenuPanel title={<Trans>People</Trans>} onBack={handleBack}>
            {peopleEntriesFor(account).map((entry) => (
              <Menu.Item
                key={entry.label.id}
                component={Link}
                {...linkTo(entry, account)}
                leftSection={<entry.icon size={20} stroke={1.5} aria-hidden />}
              >
                {t(entry.label)}
              </Menu.Item>
            ))}
          </MenuPanel>
        )}
        {panel === 'help' && (
          <MenuPanel title={<Trans>Help</Trans>} onBack={handleBack}>
            {helpEntries.map(({ to, label, isDocument = false }) => (
              <Menu.Item key={to} component={Link} to={to} reloadDocument={isDocument}>
                {t(label)}
              </Menu.Item>
            ))}
          </MenuPanel>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
