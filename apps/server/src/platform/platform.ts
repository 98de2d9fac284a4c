import type { AgeAssurance } from './age-assurance/age-assurance.ts';
import type { Analytics } from './analytics/analytics.ts';
import type { Antivirus } from './antivirus/antivirus.ts';
import type { Billing } from './billing/billing.ts';
import type { BreachedPasswords } from './breached-passwords/breached-passwords.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Db, Tx } from './db/database.ts';
import type { Decoder } from './decoder/decoder.ts';
import type { Delivery } from './media-delivery/signed-urls.ts';
import type { HashList } from './hash-list/hash-list.ts';
import type { KeyWrapper } from './keys/keys.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { LivePublisher } from './realtime/publisher.ts';
import type { MemberPublisher } from './realtime/member-publisher.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Newsletter } from './newsletter/newsletter.ts';
import type { Push } from './push/push.ts';
import type { RedisConnection } from './redis.ts';
import type { Sms } from './sms/sms.ts';
import type { ObjectStore } from './storage/object-store.ts';
import type { Tipline } from './tipline/tipline.ts';
import type { FindCaller, FindMemberStates, AuditDeniedAccess } from './http/caller.ts';
import type { TokenSigner, TokenVerifier } from './tokens/tokens.ts';

/** What every process has. */
export interface Platform {
  config: Config;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  db: Db;
  redis: RedisConnection;
}

/** What a call can reach: it changes facts and emits events, and leaves every side effect to the worker; only chat speaks to tabs itself. */
export interface ApiPlatform extends Platform {
  tokens: TokenVerifier & TokenSigner;
  findCaller: FindCaller;
  findMemberStates: FindMemberStates;
  auditDeniedAccess: AuditDeniedAccess;
  storage: ObjectStore;
  /** Sealed identity documents. */
  documents: ObjectStore;
  /** Locks keys of documents away; nothing that a call reaches takes them out again. */
  keys: KeyWrapper;
  /** Null where nobody is asked. */
  breachedPasswords: BreachedPasswords | null;
  delivery: Delivery;
  live: MemberPublisher;
}

/** What the worker can reach: everything that leaves the house. */
export interface WorkerPlatform extends Platform {
  storage: ObjectStore;
  /** Sealed identity documents. */
  documents: ObjectStore;
  /** Locks keys of what is preserved away; nothing that the worker reaches takes them out again. */
  keys: KeyWrapper;
  /** The agency that unlawful material of minors is reported to. */
  tipline: Tipline;
  /** Signed ends of the audit chain. */
  anchors: ObjectStore;
  mail: Mailer;
  sms: Sms;
  billing: Billing;
  push: Push;
  newsletter: Newsletter;
  analytics: Analytics;
  antivirus: Antivirus;
  /** Reads files of members: the worker, which holds keys, never does. */
  decoder: Decoder;
  /** Null where staff alone find out. */
  ageAssurance: AgeAssurance | null;
  hashList: HashList;
  live: LivePublisher;
  /** What every domain holds about a member, by file name. */
  collectData: (db: Db | Tx, memberId: string, config: Config) => Promise<Record<string, unknown>>;
}
