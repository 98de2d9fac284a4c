const NOTIFICATIONS = '/notifications';
const MESSAGES = '/chat';

/** As much of a tab as this needs. */
export type Tab = { url: string; focus(): Promise<unknown> };

type Tabs = {
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Tab[]>;
  openWindow(url: string): Promise<unknown>;
};

/** To the tab that shows the notifications, else to any of ours, else to a new one. */
export async function openNotifications(tabs: Tabs): Promise<void> {
  const open = await tabs.matchAll({ type: 'window', includeUncontrolled: true });
  const best = open.find(({ url }) => new URL(url).pathname === NOTIFICATIONS) ?? open[0];
  await (best ? best.focus() : tabs.openWindow(NOTIFICATIONS));
}

/** To a tab that shows the chat, else to a new one: in any other something may be half written. */
export async function openMessages(tabs: Tabs): Promise<void> {
  const open = await tabs.matchAll({ type: 'window', includeUncontrolled: true });
  const chat = open
    .map((tab) => ({ tab, path: new URL(tab.url).pathname }))
    .find(({ path }) => path === MESSAGES || path.startsWith(`${MESSAGES}/`));
  await (chat ? chat.tab.focus() : tabs.openWindow(MESSAGES));
}
