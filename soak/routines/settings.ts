import type { Writer } from '../ledger/writer.ts';
import { rows, versioned, type Routine } from './routine.ts';

const themes = ['auto', 'dark', 'light'] as const;
const frequencies = ['immediate', 'daily'] as const;

/** Changes the profile and the settings of a member, one after the other. */
export function settingsRoutine(writer: Writer, connection: string): Routine {
  const id = writer.memberId;
  const at = (what: string) => `${what} of ${id}`;
  const saveSettings = versioned(writer, 'accounts.saveSettings', 'accounts.getSettings');
  const saveProfile = versioned(writer, 'profiles.saveProfile', 'profiles.getOwnProfile');
  const savePreferences = versioned(writer, 'notifications.savePreferences', 'notifications.getPreferences');

  return {
    kind: 'facts',
    calls: [
      'accounts.saveSettings',
      'accounts.updateUser',
      'profiles.saveProfile',
      'profiles.addLink',
      'profiles.removeLink',
      'profiles.savePayment',
      'profiles.allowPaymentViewer',
      'notifications.savePreferences',
      'autoreplies.saveAutoReply',
    ],
    run: async (number) => {
      const theme = themes[number % themes.length];
      await saveSettings({ theme }, () => rows(at('theme'), 'member_settings WHERE member_id = $1 AND theme = $2', [id, theme]));
      const discreet = number % 2 === 0;
      await writer.write('accounts.updateUser', { params: { id }, body: { blurMedia: discreet } }, () =>
        rows(at('blur'), 'member_settings WHERE member_id = $1 AND blur_media = $2', [id, discreet]),
      );
      const text = `Quiet evenings, old books, and the number ${number}.`;
      await saveProfile({ about: text }, () => rows(at('about'), 'profile WHERE member_id = $1 AND about = $2', [id, text]));

      const url = `https://example.org/${number}`;
      const link = rows(at('link'), 'profile_link WHERE member_id = $1 AND url = $2', [id, url]);
      const { body } = await writer.write<{ links: { id: string; url: string }[] }>(
        'profiles.addLink',
        { body: { kind: 'personal', platform: 'website', url } },
        () => link,
      );
      const added = body.links.find((one) => one.url === url);
      if (added) await writer.write('profiles.removeLink', { params: { id: added.id } }, () => ({ ...link, count: 0 }));

      const name = `Transfer ${number}`;
      await writer.write('profiles.savePayment', { body: { methods: [{ name, account: 'on request' }] } }, () =>
        rows(at('payment'), 'payment_method WHERE member_id = $1 AND name = $2', [id, name]),
      );
      await writer.write('profiles.allowPaymentViewer', { params: { id: connection }, body: { allowed: discreet } }, () =>
        rows(at('reader'), 'payment_method_viewer WHERE member_id = $1 AND reader_id = $2', [id, connection], discreet ? 1 : 0),
      );
      const emailFrequency = frequencies[number % frequencies.length];
      await savePreferences({ emailFrequency }, () =>
        rows(at('email frequency'), 'notification_schedule WHERE member_id = $1 AND email_frequency = $2', [id, emailFrequency]),
      );
      // The limit is sixty an hour.
      if (number % 10 !== 0) return;
      const reply = `I answer in the evening, ${number}.`;
      await writer.write('autoreplies.saveAutoReply', { body: { text: reply, enabled: true } }, () =>
        rows(at('reply'), 'auto_reply WHERE member_id = $1 AND text = $2', [id, reply]),
      );
    },
  };
}
