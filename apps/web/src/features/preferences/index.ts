export { LanguageSwitch } from './components/language-switch.tsx';
export { ThemeSwitch } from './components/theme-switch.tsx';
export { ownNames } from './own-names.ts';
