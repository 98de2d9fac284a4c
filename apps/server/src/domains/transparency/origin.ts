/** The name of the log: the URL of its public paths without the scheme, as C2SP suggests. */
export const logOrigin = ({ PUBLIC_URL }: { PUBLIC_URL: string }): string => `${new URL(PUBLIC_URL).host}/transparency`;
