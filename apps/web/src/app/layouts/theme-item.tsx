import { Trans } from '@lingui/react/macro';
import { Menu, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';

/** The theme switch as an entry of a menu. */
export function ThemeItem() {
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
