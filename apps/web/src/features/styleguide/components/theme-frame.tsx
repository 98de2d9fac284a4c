import { DirectionProvider, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { cssVariables, theme } from '../../../shared/theme/theme.ts';
import classes from './theme-frame.module.css';

type ThemeFrameProps = {
  scheme: 'dark' | 'light';
  direction: 'ltr' | 'rtl';
  children: ReactNode;
};

/** A part of the page in its own theme and direction. Content that opens above the page keeps the page's. */
export function ThemeFrame({ scheme, direction, children }: ThemeFrameProps) {
  const name = `frame-${scheme}`;
  return (
    <DirectionProvider key={direction} initialDirection={direction} detectDirection={false}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        forceColorScheme={scheme}
        cssVariablesSelector={`.${name}`}
        deduplicateCssVariables={false}
        getRootElement={() => undefined}
        withGlobalClasses={false}
      >
        <div className={`${classes.frame} ${name}`} dir={direction} data-mantine-color-scheme={scheme}>
          <p className={classes.caption}>{`${scheme}, ${direction}`}</p>
          {children}
        </div>
      </MantineProvider>
    </DirectionProvider>
  );
}
