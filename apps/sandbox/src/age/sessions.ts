import { randomUUID } from 'node:crypto';

export type SessionStatus = 'PENDING' | 'COMPLETE' | 'FAIL' | 'EXPIRED' | 'CANCELLED';

export interface AgeSession {
  id: string;
  reference: string;
  returnTo: string;
  notificationUrl: string | null;
  /** The number of notifications sent. */
  attempts: number;
  status: SessionStatus;
  endsAt: number;
}

const MAX_SESSIONS = 200;

/** Sessions of this run; the oldest are dropped when the limit is reached. */
export function createSessions() {
  const sessions = new Map<string, AgeSession>();

  function begin({ ttl, ...wanted }: Pick<AgeSession, 'reference' | 'returnTo' | 'notificationUrl'> & { ttl: number }): AgeSession {
    const session: AgeSession = { ...wanted, id: randomUUID(), status: 'PENDING', attempts: 0, endsAt: Date.now() + ttl * 1000 };
    sessions.set(session.id, session);
    const [oldest] = sessions.keys();
    if (sessions.size > MAX_SESSIONS && oldest) sessions.delete(oldest);
    return session;
  }

  function find(id: string): AgeSession | undefined {
    const session = sessions.get(id);
    if (session?.status === 'PENDING' && session.endsAt < Date.now()) session.status = 'EXPIRED';
    return session;
  }

  return { begin, find, list: (): AgeSession[] => [...sessions.keys()].flatMap((id) => find(id) ?? []).toReversed() };
}

export type Sessions = ReturnType<typeof createSessions>;
