import { useLingui } from '@lingui/react/macro';
import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';

export function ThemeSwitch() {
  const { t } = useLingui();
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('dark') === 'dark';
  const Icon = isDark ? IconSun : IconMoon;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      c="var(--text)"
      aria-label={isDark ? t`Light theme` : t`Dark theme`}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      <Icon size={22} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
}
