import type { RuntimeSetting } from '@subrosa/rules/reference/settings';
import type { Staff } from '@subrosa/rules/moderation/staff';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { appendAudit } from '../../audit/index.ts';
import { getRuntimeSettings } from './settings.ts';
import { lockRuntimeSettings, saveSetting } from './store.ts';

interface ChangeSettingInput {
  name: RuntimeSetting;
  value: boolean;
  /** The value that the staff member saw. */
  before: boolean;
  reason: string;
}

export async function changeSetting(
  tx: Tx,
  { clock, config }: Pick<Platform, 'clock' | 'config'>,
  staff: Staff,
  { name, value, before, reason }: ChangeSettingInput,
): Promise<void> {
  await lockRuntimeSettings(tx, 'settings');
  const now = (await getRuntimeSettings(tx, config))[name];
  if (now !== before) throw new ApiError('staff.conflict');
  if (now === value) return;
  await saveSetting(tx, { name, value, at: clock.now() });
  const personal = { secret: config.DATA_ENCRYPTION_SECRET, memberId: staff.id, payload: { reason } };
  const detail = { name, before, after: value };
  await appendAudit(tx, clock, { actorId: staff.id, action: 'setting.changed', subjectKind: 'setting', subjectId: null, detail, personal });
}
