import { locales } from '@subrosa/rules/reference/locales';
import { describe, expect, it, vi } from 'vitest';
import { openMessages, openNotifications, type Tab } from './open-tab.ts';
import { notificationFor, tagOf } from './notification-content.ts';
import { pushTexts } from './push-texts.ts';

describe('a push message', () => {
  it.each(locales)('is shown in %s, without our name for who is discreet', (language) => {
    const [title, options] = notificationFor({ language, discreet: true }, 'en');
    expect(title).toBe(pushTexts[language].discreetTitle);
    expect(options).toMatchObject({ body: pushTexts[language].text, lang: language, tag: 'news' });
    expect(JSON.stringify([title, options])).not.toMatch(/subrosa/i);
  });

  it.each(locales)('about a message says in %s that there is one, and nothing else that was pushed', (language) => {
    const tag = tagOf({ json: () => ({ v: 1, kind: 'message', from: 'iris' }) });
    const [title, options] = notificationFor({ language, discreet: true }, 'en', tag);
    expect([title, options]).toMatchObject([pushTexts[language].discreetTitle, { body: pushTexts[language].message, tag: 'messages' }]);
  });

  it('that nobody understands is about news', () => {
    const broken = () => JSON.parse('{') as unknown;
    expect([tagOf(null), tagOf({ json: broken }), tagOf({ json: () => ({ v: 1, count: 3 }) })]).toEqual(['news', 'news', 'news']);
  });

  it('names the house only for who does not mind', () => {
    expect(notificationFor({ language: 'he', discreet: false }, 'en')).toEqual(['Subrosa', expect.objectContaining({ dir: 'rtl' })]);
  });

  it('is discreet, in the language of the browser, where nothing is known of the member', () => {
    expect(notificationFor(null, 'uk-UA')[0]).toBe(pushTexts.uk.discreetTitle);
  });
});

describe('a click on it', () => {
  const aTab = (url: string) => ({ url, focus: vi.fn<Tab['focus']>(async () => undefined) });
  const tabs = (open: Tab[]) => ({
    matchAll: async () => open,
    openWindow: vi.fn<(url: string) => Promise<unknown>>(async () => undefined),
  });

  it('goes to the tab with the notifications before any other of ours', async () => {
    const [other, notifications] = [aTab('https://house.example/requests'), aTab('https://house.example/notifications?show=unread')];
    await openNotifications(tabs([other, notifications]));
    expect(notifications.focus).toHaveBeenCalledOnce();
    expect(other.focus).not.toHaveBeenCalled();
    await openNotifications(tabs([other]));
    expect(other.focus).toHaveBeenCalledOnce();
  });

  it('on a message goes to a tab with the chat, and to a new one where there is none', async () => {
    const [other, chat] = [aTab('https://house.example/requests'), aTab('https://house.example/chat/123')];
    await openMessages(tabs([other, chat]));
    expect(chat.focus).toHaveBeenCalledOnce();
    const elsewhere = tabs([other, aTab('https://house.example/chatter')]);
    await openMessages(elsewhere);
    expect(elsewhere.openWindow).toHaveBeenCalledExactlyOnceWith('/chat');
  });

  it('opens them where no tab of ours is open', async () => {
    const none = tabs([]);
    await openNotifications(none);
    expect(none.openWindow).toHaveBeenCalledExactlyOnceWith('/notifications');
  });
});
