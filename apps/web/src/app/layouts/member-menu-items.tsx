import { Trans, useLingui } from '@lingui/react/macro';
import { Menu, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconLanguage, IconLifebuoy, IconMoon, IconSun, IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { languageNames } from '../../shared/i18n/language-names.ts';
import type { SessionAccount } from '../../shared/session/session.ts';
import { PersonChip } from '../../shared/ui/person-chip.tsx';
import { logOut } from '../log-out.ts';
import { logout, menuSectionsFor, peopleEntriesFor } from '../private-menu.ts';
import { linkTo } from './auth-link.tsx';
import classes from './member-menu.module.css';

type MemberMenuItemsProps = {
  account: SessionAccount;
  isWide: boolean;
  onPanel: (panel: PanelName) => void;
};

/** What replaces the entries. */
export type PanelName = 'languages' | 'people' | 'help';

export function MemberMenuItems({ account, isWide, onPanel }: MemberMenuItemsProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      {/* A menu may contain only entries, and its owner knows the account, so assistive technology skips this. */}
      <div className={classes.person} aria-hidden="true">
        <PersonChip
          name={account.username}
          verified={account.verified}
          size="large"
          detail={account.premium ? <Trans>Premium member</Trans> : <Trans context="kind of membership">Member</Trans>}
        />
      </div>
      <Menu.Divider />
      {menuSectionsFor(account).map((section, index) => (
        <Fragment key={section[0]?.label.id}>
          {section.map((entry) => (
            <Menu.Item
              key={entry.label.id}
              component={Link}
              {...linkTo(entry, account)}
              leftSection={<entry.icon size={20} stroke={1.5} className={entry.plan && classes.gold} aria-hidden />}
            >
              {t(entry.label)}
            </Menu.Item>
          ))}
          {index === 0 && peopleEntriesFor(account).length > 0 && (
            <Menu.Item
              closeMenuOnClick={false}
              aria-haspopup="menu"
              leftSection={<IconUsers size={20} stroke={1.5} aria-hidden />}
              onClick={() => onPanel('people')}
            >
              <Trans>People</Trans>
            </Menu.Item>
          )}
          <Menu.Divider />
        </Fragment>
      ))}
      <Menu.Item
        closeMenuOnClick={false}
        aria-haspopup="menu"
        leftSection={<IconLanguage size={20} stroke={1.5} aria-hidden />}
        rightSection={<bdi className={classes.detail}>{languageNames[i18n.locale as keyof typeof languageNames]}</bdi>}
        onClick={() => onPanel('languages')}
      >
        <Trans>Language</Trans>
      </Menu.Item>
      {!isWide && <ThemeItem />}
      {/* On narrow screens, where the layout has no footer. */}
      {!isWide && (
        <Menu.Item
          closeMenuOnClick={false}
          aria-haspopup="menu"
          leftSection={<IconLifebuoy size={20} stroke={1.5} aria-hidden />}
          onClick={() => onPanel('help')}
        >
          <Trans>Help</Trans>
        </Menu.Item>
      )}
      <Menu.Divider />
      <Menu.Item
        className={classes.logout}
        leftSection={<logout.icon size={20} stroke={1.5} className={classes.directed} aria-hidden />}
        onClick={() => void logOut()}
      >
        {t(logout.label)}
      </Menu.Item>
    </>
  );
}

/** The theme switch as an entry of a menu. */
function ThemeItem() {
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('dark') === 'dark';
  const Icon = isDark ? IconSun : IconMoon;
  return (
    <Menu.Item
      closeMenuOnClick={false}
      leftSection={<Icon size={20} stroke={1.5} aria-hidden />}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? <Trans>Light theme</Trans> : <Trans>Dark theme</Trans>}
    </Menu.Item>
  );
}
