import { callerFinder, memberStateFinder } from '../domains/accounts/index.ts';
import { deniedAccessAuditor } from '../domains/audit/index.ts';
import { analyticsOf } from '../platform/analytics/analytics.ts';
import { antivirusOf } from '../platform/antivirus/clamd.ts';
import { ageAssuranceOf } from '../platform/age-assurance/provider.ts';
import { billingOf } from '../platform/billing/provider.ts';
import { breachedPasswordsOf } from '../platform/breached-passwords/pwned-passwords.ts';
import { systemClock, type Clock } from '../platform/clock.ts';
import { databaseUrl, type Config, type DatabaseRole } from '../platform/config/config.ts';
import { createDb, createPool } from '../platform/db/database.ts';
import { httpDecoder } from '../platform/decoder/http-decoder.ts';
import { deliveryOf } from '../platform/media-delivery/signed-urls.ts';
import { hashListOf } from '../platform/hash-list/hasher-matcher-actioner.ts';
import { keyWrapper } from '../platform/keys/wrapper.ts';
import { createLog } from '../platform/log.ts';
import { smtpMailer } from '../platform/mail/mailer.ts';
import { createMetrics } from '../platform/metrics.ts';
import { newsletterOf } from '../platform/newsletter/newsletter.ts';
import type { ApiPlatform, Platform, WorkerPlatform } from '../platform/platform.ts';
import { webPush } from '../platform/push/web-push.ts';
import { livePublisher } from '../platform/realtime/publisher.ts';
import { memberPublisherOf } from '../platform/realtime/member-publisher.ts';
import { connectRedis, disconnectRedis, type RedisConnection } from '../platform/redis.ts';
import { smsOf } from '../platform/sms/provider.ts';
import { auditStore, objectStore } from '../platform/storage/object-store.ts';
import { tiplineOf } from '../platform/tipline/cyber-tipline.ts';
import { tokenSigner, tokenVerifier } from '../platform/tokens/tokens.ts';
import type pg from 'pg';
import { collectData } from './collect-data.ts';

/** A platform with a function that closes everything it opened. */
export type Opened<P extends Platform> = P & { pool: pg.Pool; close(): Promise<void> };

type ProcessRole = Extract<DatabaseRole, 'api' | 'realtime' | 'worker'>;

async function openPlatform(config: Config, role: ProcessRole, clock: Clock): Promise<Opened<Platform>> {
  const log = createLog(config, role);
  const pool = createPool({ url: databaseUrl(config, role), name: `subrosa ${role}`, size: config.DATABASE_POOL });
  const db = createDb(pool);
  const redis = await connectRedis({ url: config.REDIS_URL, caFile: config.REDIS_CA_FILE, name: role, log, whileAway: 'fail' });
  return {
    config,
    clock,
    log,
    metrics: createMetrics(role),
    db,
    pool,
    redis,
    close: async () => {
      await db.destroy();
      await disconnectRedis(redis);
    },
  };
}

/** A separate connection for the socket adapter. */
export function connectSocketRedis({ config, log }: Platform): Promise<RedisConnection> {
  return connectRedis({ url: config.REDIS_URL, caFile: config.REDIS_CA_FILE, name: 'sockets', log, whileAway: 'wait' });
}

export async function openApiPlatform(config: Config, role: 'api' | 'realtime', clock: Clock = systemClock): Promise<Opened<ApiPlatform>> {
  const platform = await openPlatform(config, role, clock);
  const storage = objectStore(config, config.S3_MEDIA_BUCKET);
  const documents = objectStore(config, config.S3_DOCUMENTS_BUCKET);
  return {
    ...platform,
    storage,
    documents,
    keys: keyWrapper(config, clock),
    breachedPasswords: breachedPasswordsOf(config),
    delivery: deliveryOf(config.MEDIA_URL_SECRET, clock),
    tokens: { ...tokenVerifier(config.TOKEN_VERIFY_KEYS, clock), ...tokenSigner(config.TOKEN_SIGN_KEY, clock) },
    findCaller: callerFinder(platform.pool, clock),
    findMemberStates: memberStateFinder(platform.pool, clock),
    auditDeniedAccess: deniedAccessAuditor(platform.db, clock),
    live: memberPublisherOf(platform.redis, platform.log),
    close: async () => {
      storage.close();
      documents.close();
      await platform.close();
    },
  };
}

export async function openWorkerPlatform(config: Config, clock: Clock = systemClock): Promise<Opened<WorkerPlatform>> {
  const platform = await openPlatform(config, 'worker', clock);
  const storage = objectStore(config, config.S3_MEDIA_BUCKET);
  const documents = objectStore(config, config.S3_DOCUMENTS_BUCKET);
  const anchors = auditStore(config);
  const mail = smtpMailer(config);
  const sockets = await connectSocketRedis(platform);
  const live = livePublisher(sockets);
  return {
    ...platform,
    storage,
    documents,
    anchors,
    mail,
    live,
    sms: smsOf(config),
    billing: billingOf(config),
    push: webPush(config),
    newsletter: newsletterOf(config),
    analytics: analyticsOf(config),
    keys: keyWrapper(config, clock),
    tipline: tiplineOf(config),
    collectData,
    antivirus: antivirusOf(config),
    decoder: httpDecoder(config),
    ageAssurance: ageAssuranceOf(config),
    hashList: hashListOf(config),
    close: async () => {
      mail.close();
      for (const store of [storage, documents, anchors]) store.close();
      await live.close();
      await disconnectRedis(sockets);
      await platform.close();
    },
  };
}
