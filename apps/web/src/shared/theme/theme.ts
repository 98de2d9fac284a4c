import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';

const rose: MantineColorsTuple = [
  '#fdf0f3',
  '#f8dbe2',
  '#f0b4c2',
  '#e8839b',
  '#de6a86',
  '#cf4f70',
  '#b8385a',
  '#a42b4d',
  '#8a2140',
  '#6d1932',
];

// Mantine's colours for dark controls; 6 and 7 are our surfaces.
const dark: MantineColorsTuple = [
  '#f4eff1',
  '#d9cfd7',
  '#b9adb8',
  '#968a97',
  '#7d7283',
  '#3b343f',
  '#252028',
  '#1b171d',
  '#131014',
  '#0b090c',
];

/** Mantine with our tokens. */
export const theme = createTheme({
  primaryColor: 'rose',
  primaryShade: { light: 7, dark: 6 },
  colors: { rose, dark },
  black: '#231b20',
  white: '#ffffff',
  autoContrast: true,
  fontFamily: 'var(--sans)',
  headings: { fontFamily: 'var(--serif)', fontWeight: '600', textWrap: 'balance' },
  // Mobile up to 768 px, tablet up to 959 px.
  breakpoints: { xs: '30em', sm: '48.0625em', md: '60em', lg: '75em', xl: '90em' },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '8px', md: '12px', lg: '18px', xl: '28px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '40px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // With a larger radius it would resemble a radio button.
    Checkbox: { defaultProps: { radius: 'xs' } },
    // Rendered in the landmark of its parent.
    Menu: { defaultProps: { position: 'bottom-end', withInitialFocusPlaceholder: false, withinPortal: false } },
  },
});

const shared = {
  '--mantine-color-body': 'var(--bg)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-dimmed': 'var(--muted)',
  '--mantine-color-placeholder': 'var(--muted)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--raised)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--control)',
  '--mantine-color-anchor': 'var(--rose)',
  '--mantine-color-error': 'var(--error)',
};

export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, dark: shared, light: shared });
