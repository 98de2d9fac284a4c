/** The release of this build. */
export const RELEASE: string = import.meta.env.VITE_RELEASE ?? 'development';
