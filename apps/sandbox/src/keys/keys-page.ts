import { html, type Html } from '../pages/html.ts';
import { layout } from '../pages/layout.ts';
import { magicKmsKeys, magicVaultKeys } from './magic-keys.ts';
import type { KeyRequest } from './ring.ts';

/** What was asked of the key services, newest first. */
export function keysPage(requests: readonly KeyRequest[]): Html {
  return layout(
    'Keys',
    html`${requests.length > 0 ? listOf(requests) : html`<p class="empty">Nobody has asked for a key yet.</p>`} ${magic()}`,
  );
}

function listOf(requests: readonly KeyRequest[]): Html {
  const entries = requests.map(
    ({ service, action, key, answer }) =>
      html`<li>
        <h2 class="number"><bdi>${service} ${action}</bdi></h2>
        <p class="words"><code>${key}</code> ${answer}</p>
      </li>`,
  );
  return html`<ol class="list" aria-label="Asked, newest first">
    ${entries}
  </ol>`;
}

function magic(): Html {
  const rows = [...magicKmsKeys, ...magicVaultKeys].map(
    ([key, { about }]) =>
      html`<dt><code>${key}</code></dt>
        <dd>${about}</dd>`,
  );
  return html`<details>
    <summary>Keys that fail on purpose</summary>
    <dl>${rows}</dl>
  </details>`;
}
