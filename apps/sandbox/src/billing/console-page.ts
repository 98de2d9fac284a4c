import { html, type Html } from '../pages/html.ts';
import { layout } from '../pages/layout.ts';
import type { Provider } from './provider.ts';
import type { Subscription } from './ledger.ts';
import { dollars } from './order.ts';

const time = (at: Date) => `${at.toISOString().replace('T', ' ').slice(0, 19)} UTC`;

export function consolePage(provider: Provider, types: readonly string[]): Html {
  const sold = provider.ledger.list();
  return layout(
    'Card billing',
    html`<p class="lead">
        Plays CCBill. Members pay at its form and cancel at its <a href="/billing/support">support page</a>; here everything else is made to
        happen.
      </p>
      ${
        sold.length > 0
          ? html`<ol class="list" aria-label="Subscriptions, newest first">
              ${sold.map((one) => entryOf(one, types))}
            </ol>`
          : html`<p class="empty">Nothing was sold since this process started.</p>`
      }
      ${sentReports(provider)} ${settingsForm(provider)}`,
  );
}

function entryOf(subscription: Subscription, types: readonly string[]): Html {
  const { id, cents, days, signedUpAt, timesRebilled, cancelledAt, expired, refunds, chargebacks } = subscription;
  const state = expired ? 'ended' : cancelledAt ? 'cancelled' : 'renews';
  return html`<li id="subscription-${id}">
    <h2 class="number"><bdi>${id}</bdi></h2>
    <p>
      $${dollars(cents)} every ${days} days since ${time(signedUpAt)}: ${state}, renewed ${timesRebilled} times, ${refunds} refunds,
      ${chargebacks} chargebacks.
    </p>
    <form class="filter" method="post" action="/billing/fire">
      <input type="hidden" name="subscription" value="${id}" />
      <label for="type-${id}">Event</label>
      <select id="type-${id}" name="type">
        ${types.map((type) => html`<option>${type}</option>`)}
      </select>
      <label for="days-${id}">Days from now</label>
      <input id="days-${id}" name="days" type="number" value="0" />
      <label for="times-${id}">Times</label>
      <input id="times-${id}" name="times" type="number" value="1" min="1" max="100" />
      <label for="mode-${id}">How</label>
      <select id="mode-${id}" name="mode">
        <option value="true">It happens and is reported</option>
        <option value="silent">It happens and the report is lost</option>
        <option value="forged">It is reported and never happened</option>
        <option value="stranger">It is reported from a strange address</option>
      </select>
      <button>Fire</button>
    </form>
  </li>`;
}

function sentReports(provider: Provider): Html {
  const rows = provider.sender.list().map(
    ({ type, subscription, at, status, note }) =>
      html`<li>
        <h3>${type} <bdi>${subscription}</bdi></h3>
        <p>${time(at)}: ${status === 0 ? 'no answer' : `answered ${status}`}${note ? ` (${note})` : ''}</p>
      </li>`,
  );
  return html`<h2>Reports</h2>
    ${
      rows.length > 0
        ? html`<ol class="list" aria-label="Reports, newest first">
            ${rows}
          </ol>`
        : html`<p class="empty">None was sent yet.</p>`
    }`;
}

function settingsForm({ settings, datalinkFailure, isHoldingReports: held }: Provider): Html {
  const field = (name: keyof typeof settings, label: string) =>
    html`<label for="${name}">${label}</label><input id="${name}" name="${name}" value="${settings[name]}" />`;
  const choice = (value: string, label: string, chosen: boolean) =>
    chosen ? html`<option value="${value}" selected>${label}</option>` : html`<option value="${value}">${label}</option>`;
  return html`<details>
    <summary>Settings of the merchant, and trouble</summary>
    <form class="filter" method="post" action="/billing/settings">
      ${field('webhookUrl', 'Reports go to')} ${field('approvalUrl', 'Approved buyers go to')}
      ${field('denialUrl', 'Declined buyers go to')}
      <label for="datalinkFailure">DataLink</label>
      <select id="datalinkFailure" name="datalinkFailure">
        ${choice('none', 'answers', datalinkFailure === 'none')} ${choice('error', 'answers 500', datalinkFailure === 'error')}
        ${choice('silence', 'does not answer', datalinkFailure === 'silence')}
      </select>
      <label for="held">Reports of sales</label>
      <select id="held" name="held">
        ${choice('false', 'are sent at once', !held)} ${choice('true', 'wait for the console', held)}
      </select>
      <button>Save</button>
    </form>
  </details>`;
}
