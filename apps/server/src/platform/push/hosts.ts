/** The push services of Chrome and most other browsers, Firefox, Edge and Safari. */
export const pushHosts = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  'web.push.apple.com',
].join(',');

/** Whether the URL of a subscription belongs to an allowed push service. Any other could point into our own network. */
export function isPushUrl(endpoint: string, hosts: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username || url.password) return false;
  if (hosts.includes(url.origin)) return true;
  return url.protocol === 'https:' && url.port === '' && hosts.some((host) => isUnder(url.hostname, host));
}

const isUnder = (name: string, host: string): boolean => (host.startsWith('*.') ? name.endsWith(host.slice(1)) : name === host);
