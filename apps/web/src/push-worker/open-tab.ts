const NOTIFICATIONS = '/notifications';
const MESSAGES = '/chat';

/** The properties of a tab that this needs. */
export type Tab = { url: string; focus(): Promise<unknown> };

type Tabs = {
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Tab[]>;
  openWindow(url: string): Promise<unknown>;
};

/** Focuses the tab with the notifications, else any tab of the app, else opens a new one. */
export async function openNotifications(tabs: Tabs): Promise<void> {
  const open = await tabs.matchAll({ type: 'window', includeUncontrolled: true });
  const best = open.find(({ url }) => new URL(url).pathname === NOTIFICATIONS) ?? open[0];
  await (best ? best.focus() : tabs.openWindow(NOTIFICATIONS));
}

/** Focuses a tab with the chat, else opens a new one, because other tabs may contain unsaved text. */
export async function openMessages(tabs: Tabs): Promise<void> {
  const open = await tabs.matchAll({ type: 'window', includeUncontrolled: true });
  const chat = open
    .map((tab) => ({ tab, path: new URL(tab.url).pathname }))
    .find(({ path }) => path === MESSAGES || path.startsWith(`${MESSAGES}/`));
  await (chat ? chat.tab.focus() : tabs.openWindow(MESSAGES));
}
