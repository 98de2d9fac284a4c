import { CreateBucketCommand, HeadBucketCommand, PutBucketCorsCommand } from '@aws-sdk/client-s3';
import type { Config } from '../config/config.ts';
import { storedFiles, type StoredFiles } from './files.ts';
import { isMissing, isNotImplemented, s3Client } from './s3-client.ts';
import { uploads, type Uploads } from './uploads.ts';

/** Files in an S3 store. */
export interface ObjectStore extends StoredFiles, Uploads {
  ensureBucket(): Promise<void>;
  /**
   * Lets pages of these origins upload parts and read signed files, and nothing else. Returns false when the store does not
   * support CORS rules.
   */
  allowBrowsers(origins: readonly string[]): Promise<boolean>;
  close(): void;
}

// Chromium caches a preflight for at most this time.
const PREFLIGHT_SECONDS = 7200;

export function objectStore(config: Config, bucket: string): ObjectStore {
  const s3 = s3Client(config, config.S3_ENDPOINT);
  const browsers = config.S3_PUBLIC_ENDPOINT ? s3Client(config, config.S3_PUBLIC_ENDPOINT) : s3;
  const files = storedFiles(s3, browsers, bucket);
  return {
    ...files,
    ...uploads(s3, browsers, bucket, files.find),
    ensureBucket: async () => {
      try {
        await s3.send(new HeadBucketCommand({ Bucket: bucket }));
      } catch (error) {
        if (!isMissing(error)) throw error;
        await s3.send(new CreateBucketCommand({ Bucket: bucket }));
      }
    },
    allowBrowsers: async (origins) => {
      const rule = {
        AllowedOrigins: [...origins],
        AllowedMethods: ['PUT', 'GET'],
        AllowedHeaders: ['content-type'],
        ExposeHeaders: ['ETag'],
        MaxAgeSeconds: PREFLIGHT_SECONDS,
      };
      try {
        await s3.send(new PutBucketCorsCommand({ Bucket: bucket, CORSConfiguration: { CORSRules: [rule] } }));
        return true;
      } catch (error) {
        if (isNotImplemented(error)) return false;
        throw error;
      }
    },
    close: () => {
      s3.destroy();
      browsers.destroy();
    },
  };
}

/** The bucket of the signed ends of the audit chain, possibly at another provider. */
export function auditStore(config: Config): ObjectStore {
  if (!config.S3_AUDIT_ENDPOINT) return objectStore(config, config.S3_AUDIT_BUCKET);
  const elsewhere = {
    S3_ENDPOINT: config.S3_AUDIT_ENDPOINT,
    S3_PUBLIC_ENDPOINT: undefined,
    S3_REGION: config.S3_AUDIT_REGION ?? config.S3_REGION,
    S3_ACCESS_KEY: config.S3_AUDIT_ACCESS_KEY ?? '',
    S3_SECRET_KEY: config.S3_AUDIT_SECRET_KEY ?? '',
  };
  return objectStore({ ...config, ...elsewhere }, config.S3_AUDIT_BUCKET);
}
