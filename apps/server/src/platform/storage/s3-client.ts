import { S3Client } from '@aws-sdk/client-s3';
import type { Config } from '../config/config.ts';

/** A client of the store at this address: ours, or the one that browsers use. Signatures hold for the address alone. */
export function s3Client(config: Config, endpoint: string): S3Client {
  return new S3Client({
    endpoint,
    region: config.S3_REGION,
    credentials: { accessKeyId: config.S3_ACCESS_KEY, secretAccessKey: config.S3_SECRET_KEY },
    forcePathStyle: true,
    // The SDK's own CRC trailers break streams at stores that do not know them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

const statusOf = (error: unknown) => (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

export const isMissing = (error: unknown): boolean => statusOf(error) === 404;

/** The store does not have this call. */
export const isNotImplemented = (error: unknown): boolean => statusOf(error) === 501;
