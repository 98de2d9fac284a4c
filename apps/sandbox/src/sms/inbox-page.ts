import { html, type Html } from '../pages/html.ts';
import { layout } from '../pages/layout.ts';
import type { ReceivedText } from './inbox.ts';
import { magicRecipients } from './magic-numbers.ts';

/** All received texts, newest first, or those of one number. */
export function inboxPage({ texts, to }: { texts: readonly ReceivedText[]; to: string }): Html {
  return layout(
    'Text messages',
    html`<form class="filter" action="/sms" role="search">
        <label for="to">Number</label>
        <input id="to" name="to" type="tel" value="${to}" placeholder="+15005550006" autocomplete="off" />
        <button>Show</button>
        <a href="/sms">Show all</a>
      </form>
      ${texts.length > 0 ? listOf(texts) : nothing(to)} ${magicNumbers()}`,
  );
}

function listOf(texts: readonly ReceivedText[]): Html {
  const entries = texts.map(
    ({ sid, to, body, at }) =>
      html`<li id="${sid}">
        <h2 class="number"><bdi>${to}</bdi></h2>
        <time datetime="${at.toISOString()}">${at.toISOString().replace('T', ' ').slice(0, 19)} UTC</time>
        <p class="text" dir="auto">${body}</p>
      </li>`,
  );
  return html`<ol class="list" aria-label="Received texts, newest first">
    ${entries}
  </ol>`;
}

function nothing(to: string): Html {
  if (to) return html`<p class="empty">Nothing arrived at <bdi>${to}</bdi> since this process started.</p>`;
  return html`<p class="empty">Nothing arrived since this process started. Send a text, then load this page again.</p>`;
}

function magicNumbers(): Html {
  const rows = Array.from(
    magicRecipients,
    ([number, { description: about }]) =>
      html`<dt><bdi>${number}</bdi></dt>
        <dd>${about}</dd>`,
  );
  return html`<details>
    <summary>Numbers that fail on purpose</summary>
    <dl>${rows}</dl>
  </details>`;
}
