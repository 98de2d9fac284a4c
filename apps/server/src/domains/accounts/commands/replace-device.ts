import type { deviceChoice } from '@subrosa/contract/devices/schemas';
import type { IdentifierKind } from '@subrosa/rules/accounts/identifier';
import { accountLimits } from '@subrosa/rules/accounts/limits';
import { dateIn } from '@subrosa/rules/accounts/age';
import type { z } from 'zod';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { closeDevices, countReplacements, listDevices } from '../../devices/index.ts';
import { findMember } from '../queries/members.ts';
import { addStep, countSteps, lockFactors, lockStep, useUpStep } from '../store/second-factors.ts';
import { openSession, type Session, type SessionRequest } from './open-session.ts';

export type DeviceChoice = z.input<typeof deviceChoice>;

/**
 * Lists the devices of a member who has proved every factor, with a ticket to replace one of them. After some replacements in a day only an
 * emailed link signs devices out: a person who has the password, but not the mailbox, cannot keep the owner out. Lists are limited as well,
 * because many of them would show when the owner signs in and out.
 */
export async function offerDevices(
  tx: Tx,
  { memberId, identifierKind }: { memberId: string; identifierKind: IdentifierKind },
  { clock }: ApiPlatform,
): Promise<DeviceChoice> {
  const now = clock.now();
  // Concurrent lists count each other.
  await lockFactors(tx, memberId);
  await requireReplacementsLeft(tx, memberId, now);
  if ((await countSteps(tx, memberId, 'replace_device', dayBefore(now))) >= accountLimits.deviceLists)
    throw new ApiError('auth.deviceLimit');
  const member = await findMember(tx, memberId);
  const zone = member?.time_zone ?? 'UTC';
  const devices = await listDevices(tx, memberId, now);
  const ticket = await addStep(tx, { memberId, purpose: 'replace_device', identifierKind, challenge: '', now });
  return {
    ticket,
    devices: devices
      .toSorted((one, other) => other.signed_in_at.getTime() - one.signed_in_at.getTime())
      .map(({ id, kind, signed_in_at: at }) => ({ id, kind: kind as 'desktop' | 'mobile', signedInOn: dateIn(zone, at) })),
  };
}

interface Replacement extends SessionRequest {
  ticket: string;
  device: string;
}

/** Signs one device out and the member in, both or neither. */
export async function replaceDevice(tx: Tx, { ticket, device, ...request }: Replacement, platform: ApiPlatform): Promise<Session> {
  const { clock } = platform;
  const now = clock.now();
  // Also locks the member: concurrent replacements count each other.
  const step = await lockStep(tx, ticket, 'replace_device', now);
  if (!step) throw new ApiError('auth.secondFactorExpired');
  const { memberId, identifierKind } = step;
  await requireReplacementsLeft(tx, memberId, now);
  await useUpStep(tx, ticket);
  await closeDevices(tx, memberId, { only: [device] }, clock);
  return openSession(tx, { ...request, memberId, identifierKind, replaces: true }, platform);
}

async function requireReplacementsLeft(tx: Tx, memberId: string, now: Date): Promise<void> {
  if ((await countReplacements(tx, memberId, dayBefore(now))) >= accountLimits.deviceReplacements) throw new ApiError('auth.deviceLimit');
}

const dayBefore = (now: Date) => new Date(now.getTime() - accountLimits.deviceChoiceMs);
