import { html, type Html } from '../pages/html.ts';
import { layout } from '../pages/layout.ts';
import type { AgeSession } from './sessions.ts';

/** The page to which a browser is redirected: instead of analysing a face, it offers the possible results. */
export function checkPage({ id, status }: AgeSession): Html {
  if (status !== 'PENDING') return layout('Age check', html`<p class="empty">This session is over: ${status}.</p>`);
  return layout(
    'Age check',
    html`<p class="lead">What would the provider find?</p>
      <form action="/yoti/sessions/${id}" method="post">
        <button name="status" value="COMPLETE">Old enough</button>
        <button name="status" value="FAIL">Too young</button>
        <button name="status" value="CANCELLED">Cancel</button>
      </form>`,
  );
}

export function sessionsPage(sessions: readonly AgeSession[]): Html {
  if (sessions.length === 0) return layout('Age checks', html`<p class="empty">Nobody was sent here yet.</p>`);
  const entries = sessions.map(
    ({ id, reference, status }) =>
      html`<li>
        <h2 class="number"><bdi>${reference}</bdi></h2>
        <p class="text">${status} <a href="/yoti?sessionId=${id}">Open</a></p>
      </li>`,
  );
  return layout(
    'Age checks',
    html`<ol class="list" aria-label="Sessions, newest first">
      ${entries}
    </ol>`,
  );
}
