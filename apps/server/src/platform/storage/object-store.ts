import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateBucketCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListPartsCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { Config } from '../config/config.ts';

interface StoredPart {
  number: number;
  etag: string;
  bytes: number;
}

/** Files in an S3 store. Browsers send parts straight to it; the bytes never pass through us. */
export interface ObjectStore {
  beginUpload(key: string, contentType: string): Promise<string>;
  /** An address that takes exactly `bytes` bytes as this part, and nothing else. */
  signPart(upload: { key: string; uploadId: string }, part: { number: number; bytes: number }, expiresInSeconds: number): Promise<string>;
  listParts(upload: { key: string; uploadId: string }): Promise<StoredPart[]>;
  /** Joins the parts, unless they add up to more than `mostBytes`. */
  finishUpload(upload: { key: string; uploadId: string }, mostBytes: number): Promise<StoredObject>;
  abandonUpload(upload: { key: string; uploadId: string }): Promise<void>;
  /** With a name, browsers save the file under it instead of showing it. */
  signRead(key: string, expiresInSeconds: number, saveAs?: string): Promise<string>;
  /** For files that we make ourselves. */
  put(key: string, content: Buffer, contentType: string): Promise<void>;
  find(key: string): Promise<StoredObject | null>;
  remove(key: string): Promise<void>;
  ensureBucket(): Promise<void>;
  close(): void;
}

interface StoredObject {
  key: string;
  bytes: number;
  etag: string;
  contentType: string;
}

export class UploadTooLarge extends Error {
  override name = 'UploadTooLarge';
}

export function objectStore(config: Config, bucket: string): ObjectStore {
  const s3 = new S3Client({
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    credentials: { accessKeyId: config.S3_ACCESS_KEY, secretAccessKey: config.S3_SECRET_KEY },
    forcePathStyle: true,
    // The SDK's own CRC trailers break streams at stores that do not know them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at = (key: string) => ({ Bucket: bucket, Key: key });

  async function find(key: string): Promise<StoredObject | null> {
    try {
      const head = await s3.send(new HeadObjectCommand(at(key)));
      return { key, bytes: head.ContentLength ?? 0, etag: head.ETag ?? '', contentType: head.ContentType ?? '' };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async function listParts({ key, uploadId }: { key: string; uploadId: string }): Promise<StoredPart[]> {
    const parts: StoredPart[] = [];
    for (let marker: string | undefined, more = true; more;) {
      const page = await s3.send(new ListPartsCommand({ ...at(key), UploadId: uploadId, PartNumberMarker: marker }));
      for (const part of page.Parts ?? []) parts.push({ number: part.PartNumber ?? 0, etag: part.ETag ?? '', bytes: part.Size ?? 0 });
      marker = page.NextPartNumberMarker;
      more = page.IsTruncated === true && marker !== undefined;
    }
    return parts;
  }

  return {
    find,
    listParts,
    beginUpload: async (key, contentType) => {
      const { UploadId } = await s3.send(new CreateMultipartUploadCommand({ ...at(key), ContentType: contentType }));
      if (!UploadId) throw new Error('the store began no upload');
      return UploadId;
    },
    signPart: ({ key, uploadId }, { number, bytes }, expiresIn) =>
      getSignedUrl(s3, new UploadPartCommand({ ...at(key), UploadId: uploadId, PartNumber: number, ContentLength: bytes }), {
        expiresIn,
        signableHeaders: new Set(['content-length']),
      }),
    finishUpload: async (upload, mostBytes) => {
      const parts = await listParts(upload);
      const total = parts.reduce((sum, part) => sum + part.bytes, 0);
      if (total > mostBytes) throw new UploadTooLarge(`${total} bytes, at most ${mostBytes}`);
      await s3.send(
        new CompleteMultipartUploadCommand({
          ...at(upload.key),
          UploadId: upload.uploadId,
          MultipartUpload: { Parts: parts.map((part) => ({ PartNumber: part.number, ETag: part.etag })) },
        }),
      );
      // The answer to Complete may lack the ETag; the object itself has it.
      const stored = await find(upload.key);
      if (!stored) throw new Error('the store lost a finished upload');
      return stored;
    },
    abandonUpload: async ({ key, uploadId }) => {
      await s3.send(new AbortMultipartUploadCommand({ ...at(key), UploadId: uploadId })).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
    },
    signRead: (key, expiresIn, saveAs) =>
      getSignedUrl(
        s3,
        new GetObjectCommand({ ...at(key), ...(saveAs && { ResponseContentDisposition: `attachment; filename="${saveAs}"` }) }),
        { expiresIn },
      ),
    put: async (key, content, contentType) =>
      void (await s3.send(new PutObjectCommand({ ...at(key), Body: content, ContentType: contentType }))),
    remove: async (key) => void (await s3.send(new DeleteObjectCommand(at(key)))),
    ensureBucket: async () => {
      try {
        await s3.send(new HeadBucketCommand({ Bucket: bucket }));
      } catch (error) {
        if (!isMissing(error)) throw error;
        await s3.send(new CreateBucketCommand({ Bucket: bucket }));
      }
    },
    close: () => s3.destroy(),
  };
}

function isMissing(error: unknown): boolean {
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
  return status === 404;
}
