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

/** Dependencies of every process. */
export interface Platform {
  config: Config;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  db: Db;
  redis: RedisConnection;
}

/**
 * Dependencies of request handlers. They change data and emit events and leave side effects to the worker; only chat
 * publishes live updates itself.
 */
export interface ApiPlatform extends Platform {
  tokens: TokenVerifier & TokenSigner;
  findCaller: FindCaller;
  findMemberStates: FindMemberStates;
  auditDeniedAccess: AuditDeniedAccess;
  storage: ObjectStore;
  /** Encrypted identity documents. */
  documents: ObjectStore;
  /** Wraps keys of documents; no dependency of this process unwraps them. */
  keys: KeyWrapper;
  /** Null when the check is off. */
  breachedPasswords: BreachedPasswords | null;
  delivery: Delivery;
  live: MemberPublisher;
}

/** Dependencies of the worker, including all external services. */
export interface WorkerPlatform extends Platform {
  storage: ObjectStore;
  /** Encrypted identity documents. */
  documents: ObjectStore;
  /** Wraps keys of preserved files; no dependency of the worker unwraps them. */
  keys: KeyWrapper;
  /** The agency to which CSAM is reported. */
  tipline: Tipline;
  /** The signed ends of the audit chain. */
  anchors: ObjectStore;
  mail: Mailer;
  sms: Sms;
  billing: Billing;
  push: Push;
  newsletter: Newsletter;
  analytics: Analytics;
  antivirus: Antivirus;
  /** Decodes files of members; the worker never decodes them itself, because it holds keys. */
  decoder: Decoder;
  /** Null when only staff verify age. */
  ageAssurance: AgeAssurance | null;
  hashList: HashList;
  live: LivePublisher;
  /** Collects the data of all domains about a member, by file name. */
  collectData: (db: Db | Tx, memberId: string, config: Config) => Promise<Record<string, unknown>>;
}
