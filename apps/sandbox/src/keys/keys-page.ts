import { html, type Html } from '../pages/html.ts';
import { layout } from '../pages/layout.ts';
import { magicKmsKeys, magicVaultKeys } from './magic-keys.ts';
import type { KeyRequest } from './key-ring.ts';

/** The requests to the key services, newest first. */
export function keysPage(requests: readonly KeyRequest[]): Html {
  return layout('Keys', html`${requests.length > 0 ? listOf(requests) : html`<p class="empty">No key was used yet.</p>`} ${magic()}`);
}

function listOf(requests: readonly KeyRequest[]): Html {
  const entries = requests.map(
    ({ service, action, key, result: response }) =>
      html`<li>
        <h2 class="number"><bdi>${service} ${action}</bdi></h2>
        <p class="text"><code>${key}</code> ${response}</p>
      </li>`,
  );
  return html`<ol class="list" aria-label="Requests, newest first">
    ${entries}
  </ol>`;
}

function magic(): Html {
  const rows = [...magicKmsKeys, ...magicVaultKeys].map(
    ([key, { description: about }]) =>
      html`<dt><code>${key}</code></dt>
        <dd>${about}</dd>`,
  );
  return html`<details>
    <summary>Keys that fail on purpose</summary>
    <dl>${rows}</dl>
  </details>`;
}
