import { useLingui } from '@lingui/react/macro';
import { IconDoorExit, IconMoon, IconSun } from '@tabler/icons-react';
import type { Anchor } from '../../app/layouts/anchor.ts';
import { SmallMenu } from '../../app/layouts/small-menu.tsx';
import { LanguageSwitch } from '../../shared/ui/language-switch.tsx';
import { NEUTRAL_PAGE } from '../../shared/quick-exit.ts';
import landing from '../landing.module.css';

type ActionsProps = { anchor: Anchor };

/** Language, theme, quick exit and menu; the last two also work without script. */
export function Actions({ anchor }: ActionsProps) {
  const { t } = useLingui();
  return (
    <>
      <span className={landing.scripted}>
        <LanguageSwitch />
      </span>
      <button type="button" className={`${landing.icon} ${landing.toLight}`} aria-label={t`Light theme`} data-theme="light">
        <IconSun size={22} stroke={1.5} aria-hidden="true" />
      </button>
      <button type="button" className={`${landing.icon} ${landing.toDark}`} aria-label={t`Dark theme`} data-theme="dark">
        <IconMoon size={22} stroke={1.5} aria-hidden="true" />
      </button>
      <a
        href={NEUTRAL_PAGE}
        rel="noreferrer"
        className={landing.icon}
        aria-label={t`Leave this site quickly`}
        title={t`Leave this site quickly (press Esc three times)`}
        data-leave
      >
        <IconDoorExit size={22} stroke={1.5} aria-hidden="true" />
      </a>
      <SmallMenu anchor={anchor} />
    </>
  );
}
