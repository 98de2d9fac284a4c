import type { Config } from '../config/config.ts';
import type { AgeAssurance } from './age-assurance.ts';
import { yotiAgeAssurance } from './yoti.ts';

/** Yoti, or its stand-in, by the same adapter; null where members can only prove it to staff. */
export function ageAssuranceOf(config: Config): AgeAssurance | null {
  const { AGE_PROVIDER, YOTI_URL, YOTI_SDK_ID, YOTI_API_KEY } = config;
  if (AGE_PROVIDER !== 'yoti' || !YOTI_SDK_ID || !YOTI_API_KEY) return null;
  return yotiAgeAssurance({ url: YOTI_URL, sdkId: YOTI_SDK_ID, apiKey: YOTI_API_KEY, timeoutMilliseconds: 10_000 });
}
