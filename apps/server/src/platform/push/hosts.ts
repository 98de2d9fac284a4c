/** The push services of the browsers that exist: Chrome and most others, Firefox, Edge, Safari. */
export const pushHosts = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  'web.push.apple.com',
].join(',');

/** Whether a browser's address leads to a push service that we call. Any other could lead into our own house. */
export function isPushUrl(endpoint: string, hosts: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username || url.password) return false;
  if (hosts.includes(url.origin)) return true;
  return url.protocol === 'https:' && url.port === '' && hosts.some((host) => isUnder(url.hostname, host));
}

const isUnder = (name: string, host: string): boolean => (host.startsWith('*.') ? name.endsWith(host.slice(1)) : name === host);
