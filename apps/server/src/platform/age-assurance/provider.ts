import type { Config } from '../config/config.ts';
import type { AgeAssurance } from './age-assurance.ts';
import { publicKeyOf, parseYotiNotification, type AgeNotification, type NotificationPayload } from './yoti-notification.ts';
import { yotiAgeAssurance } from './yoti.ts';

/** Creates the adapter for Yoti or its simulator; null when no provider is configured and only staff verify age. */
export function ageAssuranceOf(config: Config): AgeAssurance | null {
  const { AGE_PROVIDER, YOTI_URL, YOTI_SDK_ID, YOTI_API_KEY } = config;
  if (AGE_PROVIDER !== 'yoti' || !YOTI_SDK_ID || !YOTI_API_KEY) return null;
  return yotiAgeAssurance({ url: YOTI_URL, sdkId: YOTI_SDK_ID, apiKey: YOTI_API_KEY, timeoutMilliseconds: 10_000 });
}

/** URL for notifications of the provider; null when no key to verify them is configured. */
export const ageNotificationsOf = ({ YOTI_NOTIFICATION_KEY, PUBLIC_URL }: Config): string | null =>
  YOTI_NOTIFICATION_KEY ? `${PUBLIC_URL}/api/age-checks/notifications` : null;

/** Parses a notification; null when its signature is missing or invalid. */
export function parseAgeNotification(payload: NotificationPayload, { YOTI_NOTIFICATION_KEY }: Config): AgeNotification | null {
  return YOTI_NOTIFICATION_KEY ? parseYotiNotification(payload, publicKeyOf(YOTI_NOTIFICATION_KEY)) : null;
}
