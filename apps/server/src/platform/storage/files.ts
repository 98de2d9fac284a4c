import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  paginateListObjectsV2,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { isMissing, isPresent } from './s3-client.ts';

export interface StoredObject {
  key: string;
  bytes: number;
  etag: string;
  contentType: string;
}

/** Reads, writes and deletes whole files on the server side. */
export interface StoredFiles {
  find(key: string): Promise<StoredObject | null>;
  /** Streams an existing file; a caller who stops early must destroy the stream. */
  read(key: string): Promise<Readable>;
  /** Stores a file that the server created. */
  put(key: string, content: Buffer, contentType: string): Promise<void>;
  /** Stores a file unless there is one; returns whether it did. The store must support conditional writes. */
  putIfAbsent(key: string, content: Buffer, contentType: string): Promise<boolean>;
  /** Stores a file from disk without loading it into memory. */
  putFile(key: string, path: string, contentType: string): Promise<void>;
  /** Lists the keys below a prefix. */
  list(prefix: string): Promise<string[]>;
  remove(key: string): Promise<void>;
  /** Removes everything below a prefix, which must end in a slash. An empty prefix is no error. */
  removePrefix(prefix: string): Promise<void>;
  /** With a name, browsers download the file under it instead of displaying it. */
  signRead(key: string, expiresInSeconds: number, saveAs?: string): Promise<string>;
}

/** `browsers` signs for the URL at which browsers reach the store. */
export function storedFiles(s3: S3Client, browsers: S3Client, bucket: string): StoredFiles {
  const at = (key: string) => ({ Bucket: bucket, Key: key });

  /** A page of a listing holds as many keys as one request may delete: 1000. */
  async function removePage(prefix: string): Promise<boolean> {
    const page = await s3.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix }));
    const found = (page.Contents ?? []).flatMap(({ Key }) => (Key ? [{ Key }] : []));
    if (found.length === 0) return false;
    const { Errors } = await s3.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects: found, Quiet: true } }));
    if (Errors?.length) throw new Error(`the store kept ${Errors.length} files: ${Errors[0]?.Code}`);
    return page.IsTruncated === true;
  }

  return {
    find: async (key) => {
      try {
        const head = await s3.send(new HeadObjectCommand(at(key)));
        return { key, bytes: head.ContentLength ?? 0, etag: head.ETag ?? '', contentType: head.ContentType ?? '' };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    read: async (key) => {
      const { Body } = await s3.send(new GetObjectCommand(at(key)));
      // In Node, the SDK's body is the response stream.
      return Body as Readable;
    },
    put: async (key, content, contentType) =>
      void (await s3.send(new PutObjectCommand({ ...at(key), Body: content, ContentType: contentType }))),
    putIfAbsent: async (key, content, contentType) => {
      try {
        await s3.send(new PutObjectCommand({ ...at(key), Body: content, ContentType: contentType, IfNoneMatch: '*' }));
        return true;
      } catch (error) {
        if (isPresent(error)) return false;
        throw error;
      }
    },
    putFile: async (key, path, contentType) => {
      const { size } = await stat(path);
      await s3.send(new PutObjectCommand({ ...at(key), Body: createReadStream(path), ContentLength: size, ContentType: contentType }));
    },
    list: async (prefix) => {
      const names: string[] = [];
      for await (const { Contents = [] } of paginateListObjectsV2({ client: s3 }, { Bucket: bucket, Prefix: prefix })) {
        for (const { Key } of Contents) if (Key) names.push(Key);
      }
      return names;
    },
    remove: async (key) => void (await s3.send(new DeleteObjectCommand(at(key)))),
    removePrefix: async (prefix) => {
      if (!/.\/$/.test(prefix)) throw new Error('a prefix ends in a slash');
      while (await removePage(prefix));
    },
    signRead: (key, expiresIn, saveAs) =>
      getSignedUrl(
        browsers,
        new GetObjectCommand({ ...at(key), ...(saveAs && { ResponseContentDisposition: `attachment; filename="${saveAs}"` }) }),
        { expiresIn },
      ),
  };
}
