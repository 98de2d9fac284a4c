/** The release that this page was built from. */
export const RELEASE: string = import.meta.env.VITE_RELEASE ?? 'development';
