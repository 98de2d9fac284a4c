import { html, type Html } from '../pages/html.ts';
import { layout } from '../pages/layout.ts';
import { magicResponses } from './magic-responses.ts';
import type { PushMessage, Subscription } from './subscriptions.ts';

/** Every subscription with the messages it received, newest first, and a form that creates one. */
export function pushPage(subscriptions: readonly Subscription[]): Html {
  const kinds = Array.from(magicResponses, ([name, { description: about }]) => html`<option value="${name}">${about}</option>`);
  return layout(
    'Push messages',
    html`<form class="filter" action="/push" method="post">
        <label for="answers">Answers</label>
        <select id="answers" name="answers">
          <option value="">as it should</option>
          ${kinds}
        </select>
        <button>Make a subscription</button>
      </form>
      ${subscriptions.length > 0 ? listOf(subscriptions) : html`<p class="empty">No browser is subscribed since this process started.</p>`}`,
  );
}

function listOf(subscriptions: readonly Subscription[]): Html {
  const entries = subscriptions.map(
    ({ id, keys, magic, messages }) =>
      html`<li id="subscription-${id}">
        <h2 class="number"><bdi>/push/${id}</bdi></h2>
        <p>${magic ? magic.description : 'answers as it should'}</p>
        <p class="text"><code>${JSON.stringify(keys)}</code></p>
        ${messages.length > 0 ? messagesOf(messages) : html`<p>Nothing arrived yet.</p>`}
      </li>`,
  );
  return html`<ol class="list" aria-label="Subscriptions, newest first">
    ${entries}
  </ol>`;
}

function messagesOf(messages: readonly PushMessage[]): Html {
  const entries = messages.map(
    ({ id, at, text, ttl, urgency, topic }) =>
      html`<li id="${id}">
        <p class="text" dir="auto">${text ?? 'The browser cannot read it.'}</p>
        <time datetime="${at.toISOString()}">${at.toISOString().replace('T', ' ').slice(0, 19)} UTC</time>
        <p>TTL ${ttl}, urgency ${urgency}, ${topic === null ? 'no topic' : `topic ${topic}`}</p>
      </li>`,
  );
  return html`<ol class="list" aria-label="Messages, newest first">
    ${entries}
  </ol>`;
}
