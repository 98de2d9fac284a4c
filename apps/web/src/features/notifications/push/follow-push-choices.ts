import { i18n } from '@lingui/core';
import { savePushPreferences } from '../../../shared/push/push-preferences.ts';
import { useDiscreetTitle } from '../../privacy-screen/index.ts';

/** Leaves for the worker how it shall speak: in which language, and whether our name may be seen. */
export async function syncPushPreferences(): Promise<void> {
  await savePushPreferences({ language: i18n.locale, discreet: useDiscreetTitle.getState().discreetTitle });
}

/** Again whenever it changes, in browsers that receive pushes. */
export function followPushPreferences(): void {
  const save = async () => {
    if ('serviceWorker' in navigator && (await navigator.serviceWorker.getRegistration('/'))) await syncPushPreferences();
  };
  const saveSilently = () => void save().catch(() => undefined);
  saveSilently();
  i18n.on('change', saveSilently);
  useDiscreetTitle.subscribe(saveSilently);
}
