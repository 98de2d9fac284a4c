/** Two real pages of two members in a conversation, with clocks in both. */
import type { Browser, Page } from '@playwright/test';
import { composer, openChatWith, unlock } from '../../e2e/chat.ts';
import { signIn } from '../../e2e/member.ts';
import { aVisitor, fromItsOwnNetwork } from '../../e2e/visitor.ts';

interface Clocks {
  /** When Enter was last pressed, and when a text first appeared in the page; milliseconds since the epoch. */
  pressed: number;
  seen: Record<string, number>;
  /** Resolves with the time without polling, which would keep the page busy. */
  whenSeen: (text: string) => Promise<number>;
}

type ClockedWindow = Window & typeof globalThis & { clocks: Clocks };

const MARK = /measured-\d+/g;

export async function openConversation(browser: Browser, url: string, username: string, other: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 844 } });
  await aVisitor(context);
  const page = await context.newPage();
  await fromItsOwnNetwork(page);
  await signIn(page, username);
  await unlock(page);
  await openChatWith(page, other);
  await composer(page).waitFor();
  await page.evaluate((source) => {
    const mark = new RegExp(source, 'g');
    const now = () => performance.timeOrigin + performance.now();
    const waiting = new Map<string, (at: number) => void>();
    const clocks: Clocks = {
      pressed: 0,
      seen: {},
      whenSeen: (text) => {
        const { promise, resolve } = Promise.withResolvers<number>();
        const at = clocks.seen[text];
        if (at === undefined) waiting.set(text, resolve);
        else resolve(at);
        return promise;
      },
    };
    (window as ClockedWindow).clocks = clocks;
    document.addEventListener('keydown', ({ key }) => void (key === 'Enter' && (clocks.pressed = now())), { capture: true });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        for (const [text] of (target.textContent ?? '').matchAll(mark)) {
          clocks.seen[text] ??= now();
          waiting.get(text)?.(clocks.seen[text]);
          waiting.delete(text);
        }
      }
    }).observe(document.querySelector('main') ?? document.body, { childList: true, characterData: true, subtree: true });
  }, MARK.source);
  return page;
}

/** From pressing Enter in one page until the text is visible in the other, in milliseconds. */
export async function measureOnce(from: Page, to: Page, text: string): Promise<number> {
  await composer(from).fill(text);
  await composer(from).press('Enter');
  const seen = await to.evaluate((expected) => (window as ClockedWindow).clocks.whenSeen(expected), text);
  const pressed = await from.evaluate(() => (window as ClockedWindow).clocks.pressed);
  return seen - pressed;
}
