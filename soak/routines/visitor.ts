import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Writer } from '../ledger/writer.ts';
import { rows, type Routine } from './routine.ts';

/** A visitor without an account submits forms, each time from another network, because these forms are rate limited by network. */
export function visitorRoutine(visitor: Writer): Routine {
  return {
    kind: 'forms',
    calls: ['support.sendContactMessage', 'support.joinNewsletter', 'support.filePrivacyRequest', 'support.reportClientError'],
    run: async () => {
      const mark = randomUUID();
      const email = `v${mark.slice(0, 13)}@example.org`;
      await visitor.write('support.sendContactMessage', { body: { email, message: `How do I reach ${mark}?` } }, () =>
        rows(`contact ${mark}`, 'contact_message WHERE email = $1 AND message = $2', [email, `How do I reach ${mark}?`]),
      );
      await visitor.write('support.joinNewsletter', { body: { email, name: 'Iris' } }, () =>
        rows(`newsletter ${mark}`, 'newsletter_subscriber WHERE email = $1', [email]),
      );
      await visitor.write('support.filePrivacyRequest', { body: { email, kind: 'know' } }, () =>
        rows(`privacy ${mark}`, 'privacy_request WHERE email = $1', [email]),
      );
      // The row has a counter, so a duplicate would be visible.
      await visitor.write('support.reportClientError', { body: { message: `Broken ${mark}`, path: '/login', release: 'soak' } }, () => ({
        about: `error ${mark}`,
        text: 'SELECT coalesce(sum(occurrences), 0)::int AS count FROM client_error WHERE message = $1',
        values: [`Broken ${mark}`],
        count: 1,
      }));
      await sleep(500);
    },
  };
}
