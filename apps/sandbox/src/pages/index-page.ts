import type { StandIn } from '../stand-in.ts';
import { html, type Html } from './html.ts';
import { layout } from './layout.ts';

export function indexPage(standIns: readonly StandIn[]): Html {
  const entries = standIns.map(
    ({ name, about, page }) =>
      html`<li>
        <h2><a href="${page}">${name}</a></h2>
        <p>${about}</p>
      </li>`,
  );
  return layout(
    'Stand-ins',
    html`<p class="lead">Outside providers, played on this machine. Nothing leaves it, and nothing is kept after a restart.</p>
      <ul class="list">
        ${entries}
      </ul>`,
  );
}
