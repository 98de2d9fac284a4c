import type { HouseSetting } from '@subrosa/rules/reference/settings';
import type { Staff } from '@subrosa/rules/moderation/staff';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { appendAudit } from '../../audit/index.ts';
import { readHouseSettings } from './settings.ts';
import { lockHouse, putSetting } from './store.ts';

interface Changing {
  name: HouseSetting;
  value: boolean;
  /** What whoever changes it saw. */
  before: boolean;
  reason: string;
}

export async function changeSetting(
  tx: Tx,
  { clock, config }: Pick<Platform, 'clock' | 'config'>,
  staff: Staff,
  { name, value, before, reason }: Changing,
): Promise<void> {
  await lockHouse(tx, 'settings');
  const now = (await readHouseSettings(tx, config))[name];
  if (now !== before) throw new Refusal('staff.changedMeanwhile');
  if (now === value) return;
  await putSetting(tx, { name, value, at: clock.now() });
  const sealed = { secret: config.SEAL_SECRET, memberId: staff.id, payload: { reason } };
  const detail = { name, before, after: value };
  await appendAudit(tx, clock, { actorId: staff.id, action: 'setting.changed', subjectKind: 'setting', subjectId: null, detail, sealed });
}
