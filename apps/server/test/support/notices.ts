import type { noticesRoutes } from '@subrosa/contract/notices';
import type { BodyOf, ReplyOf } from '@subrosa/contract/route';
import type { NoticeKind } from '@subrosa/rules/notices/kinds';
import { noticeFields, noticeRequirements } from '@subrosa/rules/notices/requirements';
import { newId } from '../../src/platform/ids.ts';
import type { TestApi } from './test-api.ts';
import { aNetwork } from './network.ts';

type NoticeText = BodyOf<typeof noticesRoutes.fileNotice>;
type Filed = ReplyOf<typeof noticesRoutes.fileNotice>;

const samples = {
  locations: 'https://subrosa.example/iris',
  work: 'A drawing of a garden, 2021.',
  explanation: 'Please review it.',
  phone: '+1 604 555 0100',
  postalAddress: '1 Quiet Lane, Vancouver',
  signature: 'Vera Lindqvist',
} as const;

/** Returns a notice with exactly the fields that this kind requires. */
export function aNotice(kind: NoticeKind, traits: Partial<NoticeText> = {}): NoticeText {
  const { required, declarations } = noticeRequirements[kind];
  const fields = noticeFields.filter((field) => required.includes(field) || (kind === 'ncii' && field === 'locations'));
  return {
    kind,
    name: 'Vera Lindqvist',
    email: `vera-${newId()}@example.org`,
    declarations: [...declarations],
    ...Object.fromEntries(fields.map((field) => [field, samples[field]])),
    ...traits,
  };
}

/** Files a notice from its own network, and returns it with the opened case. */
export async function fileANotice(api: TestApi, kind: NoticeKind, traits: Partial<NoticeText> = {}) {
  const written = aNotice(kind, traits);
  const answered = await api.post('/api/notices', written, { 'x-forwarded-for': aNetwork() });
  const { body } = (await answered.json()) as { body: Filed };
  const { id } = await api.db.selectFrom('notice').select('id').where('ticket', '=', body.ticket).executeTakeFirstOrThrow();
  const found = await api.db
    .selectFrom('moderation_case')
    .select(['id', 'kind', 'opened_at', 'due_at'])
    .where('subject_id', '=', id)
    .executeTakeFirstOrThrow();
  const read = (secret = body.secret) =>
    api.get(`/api/notices/${body.ticket}`, { 'x-ticket-secret': secret, 'x-forwarded-for': aNetwork() });
  return { ...body, id, email: written.email, case: found, read };
}
