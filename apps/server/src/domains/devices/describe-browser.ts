import Bowser from 'bowser';

export interface Described {
  kind: 'desktop' | 'mobile';
  /** Such as "Firefox · Linux": two names that need no translation. */
  browser: string;
}

const LONGEST = 1000;

/** The description by which a member recognises a device. It leaves out versions, which change and do not help. */
export function describeBrowser(userAgent: string): Described {
  const parsed = userAgent === '' ? null : Bowser.parse(userAgent.slice(0, LONGEST));
  const browser = parsed?.browser.name ?? 'Browser';
  const system = parsed?.os.name;
  const kind = parsed?.platform.type === 'mobile' || parsed?.platform.type === 'tablet' ? 'mobile' : 'desktop';
  return { kind, browser: system ? `${browser} · ${system}` : browser };
}
