import type { notificationsRoutes } from '@subrosa/contract/notifications';
import type { BodyOf } from '@subrosa/contract/route';
import { channels, kindRules, notificationKinds } from '@subrosa/rules/notifications/kinds';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { staleVersion } from '../../../platform/http/version.ts';
import { findPreferences, type StoredPreferences } from '../queries/preferences.ts';
import { countChange, resetChoice, saveChoice, saveTimes } from '../store/preferences.ts';

type Change = BodyOf<(typeof notificationsRoutes)['savePreferences']>;

interface SavePreferencesInput {
  memberId: string;
  change: Change;
  version: number;
}

/** Saves the given preferences; a choice that equals the default is not stored. */
export async function savePreferences(tx: Tx, { memberId, change, version }: SavePreferencesInput): Promise<StoredPreferences> {
  if (!(await countChange(tx, memberId, version))) return staleVersion();
  const before = await findPreferences(tx, memberId);
  if (!before) throw new ApiError('resource.notFound');
  const {
    emailFrequency = before.emailFrequency,
    quietFrom = before.quietFrom,
    quietTo = before.quietTo,
    messages = before.messages,
  } = change;
  // Quiet hours need two different ends.
  if ((quietFrom === null) !== (quietTo === null) || (quietFrom !== null && quietFrom === quietTo)) {
    throw new ApiError('request.invalid', { fields: { quietTo: 'field.invalid' } });
  }
  await saveTimes(tx, memberId, { emailFrequency, quietFrom, quietTo, messages });
  await saveKinds(tx, memberId, before, change);
  return (await findPreferences(tx, memberId)) ?? before;
}

async function saveKinds(tx: Tx, memberId: string, before: StoredPreferences, { kinds = {} }: Change): Promise<void> {
  for (const kind of notificationKinds) {
    const chosen = kinds[kind];
    if (chosen === undefined) continue;
    const { inApp = before.kinds[kind].inApp, email = before.kinds[kind].email, push = before.kinds[kind].push } = chosen;
    const choice = { inApp, email, push };
    const asUsual = channels.every((channel) => choice[channel] === kindRules[kind].usually[channel]);
    await (asUsual ? resetChoice(tx, memberId, kind) : saveChoice(tx, memberId, kind, choice));
  }
}
