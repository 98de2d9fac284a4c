import { createHash } from 'node:crypto';
import { PositionTakenError } from '@subrosa/transparency/map/apply-changes';
import { encodeSettingsValue } from '@subrosa/transparency/map/values';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { findSettingsLabel } from '../queries/records.ts';
import { addChange } from '../store/changes.ts';
import { saveSettingsLabel } from '../store/members.ts';

interface RecordedSettings {
  ciphertext: string;
  version: number;
  /** In base64url, if the browser sends it: the first time, and after new keys. */
  label?: string | undefined;
}

/**
 * Lets version and hash of a member's encrypted settings wait for the next edition of their map. Without a label, as from a
 * browser of an older release, nothing is recorded. Call it in the transaction that saves the settings.
 */
export async function recordSettings(tx: Tx, memberId: string, { ciphertext, version, label: sent }: RecordedSettings): Promise<void> {
  const before = await findSettingsLabel(tx, memberId);
  const label = sent === undefined ? before : new Uint8Array(Buffer.from(sent, 'base64url'));
  if (!label) return;
  const isNew = !before || !Buffer.from(before).equals(label);
  if (isNew && !(await saveSettingsLabel(tx, memberId, label))) throw taken();
  // New keys have another label: nobody could prove anything about the old one.
  if (before && isNew) await addChange(tx, { map: 'settings', label: before, value: null });
  const hash = new Uint8Array(createHash('sha256').update(ciphertext).digest());
  await addChange(tx, { map: 'settings', label, value: encodeSettingsValue({ version, hash }) }).catch((error: unknown) => {
    throw error instanceof PositionTakenError ? taken() : error;
  });
}

/** The browser draws another label. */
const taken = () => new ApiError('request.invalid', { fields: { label: 'field.invalid' } });
