import { DeleteBucketCommand, ListBucketsCommand, ListObjectsV2Command, type S3Client } from '@aws-sdk/client-s3';
import type { Config } from '../../src/platform/config/config.ts';
import { objectStore } from '../../src/platform/storage/object-store.ts';
import { s3Client } from '../../src/platform/storage/s3-client.ts';

const NAME = /^subrosa-test-(?<pid>\d+)(-\w+)?$/;

export const testBucketName = (of?: string): string => `subrosa-test-${process.pid}${of ? `-${of}` : ''}`;

/** Creates a bucket for this process and deletes buckets of processes that no longer exist. */
export async function createTestBucket(config: Config, of?: string): Promise<{ name: string; drop(): Promise<void> }> {
  const name = testBucketName(of);
  const s3 = s3Client(config, config.S3_ENDPOINT);
  for (const left of await leftovers(s3)) await dropBucket(s3, config, left);
  const store = objectStore(config, name);
  await store.ensureBucket();
  await store.allowBrowsers(['http://localhost:*']);
  store.close();
  return {
    name,
    drop: async () => {
      await dropBucket(s3, config, name);
      s3.destroy();
    },
  };
}

async function dropBucket(s3: S3Client, config: Config, bucket: string): Promise<void> {
  const store = objectStore(config, bucket);
  for (const upload of await store.listUploads()) await store.abandonUpload(upload);
  const { CommonPrefixes = [] } = await s3.send(new ListObjectsV2Command({ Bucket: bucket, Delimiter: '/' }));
  for (const { Prefix } of CommonPrefixes) if (Prefix) await store.removePrefix(Prefix);
  await s3.send(new DeleteBucketCommand({ Bucket: bucket }));
  store.close();
}

async function leftovers(s3: S3Client): Promise<string[]> {
  const { Buckets = [] } = await s3.send(new ListBucketsCommand({}));
  return Buckets.flatMap(({ Name = '' }) => (isOrphaned(Number(NAME.exec(Name)?.groups?.['pid'])) ? [Name] : []));
}

function isOrphaned(pid: number): boolean {
  if (Number.isNaN(pid)) return false;
  try {
    return !process.kill(pid, 0);
  } catch {
    return true;
  }
}
