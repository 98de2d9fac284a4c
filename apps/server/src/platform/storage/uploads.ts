import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  ListPartsCommand,
  UploadPartCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { StoredObject } from './files.ts';
import { isMissing } from './s3-client.ts';

interface Upload {
  key: string;
  uploadId: string;
}

interface StoredPart {
  number: number;
  etag: string;
  bytes: number;
}

/** Multipart uploads. Browsers send the parts directly to the store, not through our processes. */
export interface Uploads {
  startUpload(key: string, contentType: string): Promise<string>;
  /** Signs a URL that accepts exactly `bytes` bytes as this part, and nothing else. */
  signPart(upload: Upload, part: { number: number; bytes: number }, expiresInSeconds: number): Promise<string>;
  listParts(upload: Upload): Promise<StoredPart[]>;
  /** Joins the parts; throws when they exceed `mostBytes`. */
  finishUpload(upload: Upload, mostBytes: number): Promise<StoredObject>;
  abandonUpload(upload: Upload): Promise<void>;
  /** Lists uploads that were started and neither finished nor abandoned. */
  listUploads(): Promise<{ key: string; uploadId: string; begunAt: Date }[]>;
}

export class UploadTooLarge extends Error {
  override name = 'UploadTooLarge';
}

type Find = (key: string) => Promise<StoredObject | null>;

/** `browsers` signs for the URL at which browsers reach the store. */
export function uploads(s3: S3Client, browsers: S3Client, bucket: string, find: Find): Uploads {
  const of = ({ key, uploadId }: Upload) => ({ Bucket: bucket, Key: key, UploadId: uploadId });

  async function listParts(upload: Upload): Promise<StoredPart[]> {
    const parts: StoredPart[] = [];
    for (let marker: string | undefined, more = true; more;) {
      const page = await s3.send(new ListPartsCommand({ ...of(upload), PartNumberMarker: marker }));
      for (const part of page.Parts ?? []) parts.push({ number: part.PartNumber ?? 0, etag: part.ETag ?? '', bytes: part.Size ?? 0 });
      marker = page.NextPartNumberMarker;
      more = page.IsTruncated === true && marker !== undefined;
    }
    return parts;
  }

  return {
    listParts,
    startUpload: async (key, contentType) => {
      const { UploadId } = await s3.send(new CreateMultipartUploadCommand({ Bucket: bucket, Key: key, ContentType: contentType }));
      if (!UploadId) throw new Error('the store began no upload');
      return UploadId;
    },
    signPart: (upload, { number, bytes }, expiresIn) =>
      getSignedUrl(browsers, new UploadPartCommand({ ...of(upload), PartNumber: number, ContentLength: bytes }), {
        expiresIn,
        signableHeaders: new Set(['content-length']),
      }),
    finishUpload: async (upload, mostBytes) => {
      const parts = await listParts(upload);
      const total = parts.reduce((sum, part) => sum + part.bytes, 0);
      if (total > mostBytes) throw new UploadTooLarge(`${total} bytes, at most ${mostBytes}`);
      const joined = parts.map((part) => ({ PartNumber: part.number, ETag: part.etag }));
      await s3.send(new CompleteMultipartUploadCommand({ ...of(upload), MultipartUpload: { Parts: joined } }));
      // The response to CompleteMultipartUpload may lack the ETag; the object has it.
      const stored = await find(upload.key);
      if (!stored) throw new Error('the store lost a finished upload');
      return stored;
    },
    abandonUpload: async (upload) => {
      await s3.send(new AbortMultipartUploadCommand(of(upload))).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
    },
    listUploads: async () => {
      const begun: { key: string; uploadId: string; begunAt: Date }[] = [];
      for (let after: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } = {}, more = true; more;) {
        const page = await s3.send(new ListMultipartUploadsCommand({ Bucket: bucket, ...after }));
        for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
          if (Key && UploadId && Initiated) begun.push({ key: Key, uploadId: UploadId, begunAt: Initiated });
        }
        more = page.IsTruncated === true && page.NextKeyMarker !== undefined;
        if (more) after = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker };
      }
      return begun;
    },
  };
}
