import { mayModerate } from '@subrosa/rules/moderation/staff';
import { memberOf, type Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/** The id of the moderator who calls. To everybody else the staff's pages do not exist. */
export function moderatorOf(caller: Caller | null): string {
  const { memberId, staffRole } = memberOf(caller);
  if (!mayModerate(staffRole)) throw new Refusal('page.missing');
  return memberId;
}
