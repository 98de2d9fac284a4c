import { acceptedTypes, purposeRules, type MediaPurpose } from '@subrosa/rules/media/limits';

/** The `accept` attribute; includes extensions, for systems that do not know these types. */
export function acceptOf(purpose: MediaPurpose): string {
  const { kinds } = purposeRules[purpose];
  const types = Object.entries(acceptedTypes).filter(([, kind]) => kinds.includes(kind));
  return [...types.map(([type]) => type), '.heic', '.heif', ...(kinds.includes('video') ? ['.mov'] : [])].join(',');
}
