import { acceptedTypes, purposeRules, type MediaPurpose } from '@subrosa/rules/media/limits';

/** What the browser's file dialog offers; endings too, for systems that do not know these types. */
export function acceptOf(purpose: MediaPurpose): string {
  const { kinds } = purposeRules[purpose];
  const types = Object.entries(acceptedTypes).filter(([, kind]) => kinds.includes(kind));
  return [...types.map(([type]) => type), '.heic', '.heif', ...(kinds.includes('video') ? ['.mov'] : [])].join(',');
}
