import { Trans, useLingui } from '@lingui/react/macro';
import { Menu, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconLanguage, IconMoon, IconSun } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { languageNames } from '../../shared/i18n/language-names.ts';
import type { SessionAccount } from '../../shared/session/session.ts';
import { PersonChip } from '../../shared/ui/person-chip.tsx';
import { logOut } from '../log-out.ts';
import { helpEntries } from '../menu.ts';
import { logout, menuSectionsFor } from '../private-menu.ts';
import { linkTo } from './auth-link.tsx';
import classes from './member-menu.module.css';

type MemberMenuItemsProps = {
  account: SessionAccount;
  isWide: boolean;
  onLanguages: () => void;
};

export function MemberMenuItems({ account, isWide, onLanguages }: MemberMenuItemsProps) {
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
      {menuSectionsFor(account).map((section) => (
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
          <Menu.Divider />
        </Fragment>
      ))}
      <Menu.Item
        closeMenuOnClick={false}
        aria-haspopup="menu"
        leftSection={<IconLanguage size={20} stroke={1.5} aria-hidden />}
        rightSection={<bdi className={classes.detail}>{languageNames[i18n.locale as keyof typeof languageNames]}</bdi>}
        onClick={onLanguages}
      >
        <Trans>Language</Trans>
      </Menu.Item>
      {!isWide && <ThemeItem />}
      <Menu.Divider />
      {/* On narrow screens, where the layout has no footer. */}
      {!isWide &&
        helpEntries.map(({ to, label }) => (
          <Menu.Item key={to} component={Link} to={to} className={classes.small}>
            {t(label)}
          </Menu.Item>
        ))}
      {!isWide && <Menu.Divider />}
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
