import { i18n } from '@lingui/core';
import { keepChoices } from '../../../shared/push/kept-choices.ts';
import { useDiscreetTitle } from '../../discretion/index.ts';

/** Leaves for the worker how it shall speak: in which language, and whether our name may be seen. */
export async function keepPushChoices(): Promise<void> {
  await keepChoices({ language: i18n.locale, discreet: useDiscreetTitle.getState().discreetTitle });
}

/** Again whenever it changes, in browsers that receive pushes. */
export function followPushChoices(): void {
  const keep = async () => {
    if ('serviceWorker' in navigator && (await navigator.serviceWorker.getRegistration('/'))) await keepPushChoices();
  };
  const keepQuietly = () => void keep().catch(() => undefined);
  keepQuietly();
  i18n.on('change', keepQuietly);
  useDiscreetTitle.subscribe(keepQuietly);
}
