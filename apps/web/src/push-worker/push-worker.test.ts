import { locales } from '@subrosa/rules/reference/locales';
import { describe, expect, it, vi } from 'vitest';
import { openMessages, openNotifications, type Tab } from './open-tab.ts';
import { notificationFor, tagOf } from './notification-content.ts';
import { pushTexts } from './push-texts.ts';

describe('the content of a push notification', () => {
  it.each(locales)('uses the language %s, and the discreet title without our name', (language) => {
    const [title, options] = notificationFor({ language, discreet: true }, 'en');
    expect(title).toBe(pushTexts[language].discreetTitle);
    expect(options).toMatchObject({ body: pushTexts[language].text, lang: language, tag: 'news' });
    expect(JSON.stringify([title, options])).not.toMatch(/subrosa/i);
  });

  it.each(locales)('announces a message in %s without any pushed content', (language) => {
    const tag = tagOf({ json: () => ({ v: 1, kind: 'message', from: 'iris' }) });
    const [title, options] = notificationFor({ language, discreet: true }, 'en', tag);
    expect([title, options]).toMatchObject([pushTexts[language].discreetTitle, { body: pushTexts[language].message, tag: 'messages' }]);
  });

  it('uses the default tag for an unknown payload', () => {
    const broken = () => JSON.parse('{') as unknown;
    expect([tagOf(null), tagOf({ json: broken }), tagOf({ json: () => ({ v: 1, count: 3 }) })]).toEqual(['news', 'news', 'news']);
  });

  it('contains our name only for members without the discreet title', () => {
    expect(notificationFor({ language: 'he', discreet: false }, 'en')).toEqual(['Subrosa', expect.objectContaining({ dir: 'rtl' })]);
  });

  it('uses the discreet title and the browser’s language without stored preferences', () => {
    expect(notificationFor(null, 'uk-UA')[0]).toBe(pushTexts.uk.discreetTitle);
  });
});

describe('a click on a notification', () => {
  const aTab = (url: string) => ({ url, focus: vi.fn<Tab['focus']>(async () => undefined) });
  const tabs = (open: Tab[]) => ({
    matchAll: async () => open,
    openWindow: vi.fn<(url: string) => Promise<unknown>>(async () => undefined),
  });

  it('focuses the tab with the notifications, else another tab of the app', async () => {
    const [other, notifications] = [aTab('https://app.example/requests'), aTab('https://app.example/notifications?show=unread')];
    await openNotifications(tabs([other, notifications]));
    expect(notifications.focus).toHaveBeenCalledOnce();
    expect(other.focus).not.toHaveBeenCalled();
    await openNotifications(tabs([other]));
    expect(other.focus).toHaveBeenCalledOnce();
  });

  it('focuses a tab with the chat for a message, else opens a new one', async () => {
    const [other, chat] = [aTab('https://app.example/requests'), aTab('https://app.example/chat/123')];
    await openMessages(tabs([other, chat]));
    expect(chat.focus).toHaveBeenCalledOnce();
    const elsewhere = tabs([other, aTab('https://app.example/chatter')]);
    await openMessages(elsewhere);
    expect(elsewhere.openWindow).toHaveBeenCalledExactlyOnceWith('/chat');
  });

  it('opens the notifications in a new tab when the app is not open', async () => {
    const none = tabs([]);
    await openNotifications(none);
    expect(none.openWindow).toHaveBeenCalledExactlyOnceWith('/notifications');
  });
});
