import { i18n } from '@lingui/core';
import { accounts } from '@subrosa/contract/endpoints/accounts';
import type { QueryClient } from '@tanstack/react-query';
import { silentClient } from '../../shared/api/client.ts';
import { isSignedIn, useSession } from '../../shared/session/session.ts';
import { applySettings } from './apply-settings.ts';
import { settingsQuery, type Settings } from '../../shared/own-settings.ts';
import { onThemeChoice } from './theme-choice.ts';

/** Applies the member's settings when a session begins, and saves the language and theme chosen in the menus. */
export function followSettings(queryClient: QueryClient): void {
  const known = () => queryClient.getQueryData(settingsQuery.queryKey)?.body;

  async function applyOnStart() {
    const { body } = await queryClient.fetchQuery(settingsQuery);
    applySettings(body);
  }

  /** Sent without a version: the newest choice wins, and changes nothing else. */
  async function save<Name extends 'locale' | 'theme'>(name: Name, value: Settings[Name]) {
    const { account } = useSession.getState();
    const settings = known();
    // Another window saves the choices that are made in it.
    if (!account || !settings || settings[name] === value || !document.hasFocus()) return;
    queryClient.setQueryData(settingsQuery.queryKey, (cached) => cached && { ...cached, body: { ...cached.body, [name]: value } });
    await silentClient.call(accounts.updateUser, { params: { id: account.id }, body: { [name]: value } });
    await queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey });
  }

  const quietly = (work: Promise<void>) => void work.catch(() => undefined);

  if (isSignedIn(useSession.getState().status)) quietly(applyOnStart());
  useSession.subscribe(({ status }, before) => {
    if (isSignedIn(status) && !isSignedIn(before.status)) quietly(applyOnStart());
  });
  let { locale } = i18n;
  i18n.on('change', () => {
    // Translations that a page loads later emit it too, in the language from before the member's own is loaded.
    if (i18n.locale === locale) return;
    locale = i18n.locale;
    quietly(save('locale', locale));
  });
  onThemeChoice((theme) => quietly(save('theme', theme)));
}
