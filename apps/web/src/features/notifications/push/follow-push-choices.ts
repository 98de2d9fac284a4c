import { i18n } from '@lingui/core';
import { savePushPreferences } from '../../../shared/push/push-preferences.ts';
import { useDiscreetTitle } from '../../privacy-screen/index.ts';

/** Saves for the push worker the language, and whether our name may be shown. */
export async function syncPushPreferences(): Promise<void> {
  await savePushPreferences({ language: i18n.locale, discreet: useDiscreetTitle.getState().discreetTitle });
}

/** Saves them again after every change, in browsers with a push subscription. */
export function followPushPreferences(): void {
  const save = async () => {
    if ('serviceWorker' in navigator && (await navigator.serviceWorker.getRegistration('/'))) await syncPushPreferences();
  };
  const saveSilently = () => void save().catch(() => undefined);
  saveSilently();
  i18n.on('change', saveSilently);
  useDiscreetTitle.subscribe(saveSilently);
}
