import { S3Client } from '@aws-sdk/client-s3';
import type { Config } from '../config/config.ts';

/** A client for this endpoint of the store: the internal or the public one. Signatures include the host. */
export function s3Client(config: Config, endpoint: string): S3Client {
  return new S3Client({
    endpoint,
    region: config.S3_REGION,
    credentials: { accessKeyId: config.S3_ACCESS_KEY, secretAccessKey: config.S3_SECRET_KEY },
    forcePathStyle: true,
    // Stores that do not support the SDK's CRC trailers would corrupt streams.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

const statusOf = (error: unknown) => (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

export const isMissing = (error: unknown): boolean => statusOf(error) === 404;

/** Whether a conditional write found a file, or another conditional write of the same file runs. */
export const isPresent = (error: unknown): boolean => [409, 412].includes(statusOf(error) ?? 0);

/** Whether the store does not implement the request. */
export const isNotImplemented = (error: unknown): boolean => statusOf(error) === 501;
