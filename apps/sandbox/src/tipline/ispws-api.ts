import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { codes, type Tipline, type Failure, type Tip } from './tipline.ts';
import { validateDocument, type Root } from './schema.ts';

/** The credentials in the development settings of the server. */
const AUTHORIZATION = `Basic ${btoa('development:development-only')}`;

type IspwsResponse = { code: number; inner?: string; root?: string };

/** The documentation names one status only: 400 for code 4100. The others are the HTTP statuses with the same meaning. */
const statusOf = (code: number): number => {
  if (code === 0) return 200;
  if (code === 2000) return 401;
  if (code >= 3000 && code < 4000) return 403;
  return code < 2000 ? 500 : 400;
};

function sendResponse(reply: FastifyReply, { code, inner = '', root = 'reportResponse' }: IspwsResponse): FastifyReply {
  const description = root === 'reportResponse' ? `<responseDescription>${codes[code]}</responseDescription>` : '';
  const xml = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><${root}><responseCode>${code}</responseCode>${description}${inner}</${root}>`;
  // NCMEC requires the Request-ID for questions about a response.
  return reply.code(statusOf(code)).header('request-id', randomUUID()).type('text/xml; charset=utf-8').send(xml);
}

const ofTip = (tip: Tip) => `<reportId>${tip.number}</reportId>`;

function stateProblem(tip: Tip | undefined): number | null {
  if (!tip) return 5001;
  if (tip.state === 'finished') return 5102;
  return tip.state === 'retracted' ? 5101 : null;
}

type IspwsHandler = (request: FastifyRequest) => IspwsResponse | Promise<IspwsResponse>;

const MAX_BYTES = 256 * 1024 * 1024;

/** "CyberTipline Reporting API Technical Documentation": submits, fills, finishes and retracts a report, and simulates failures. */
export function mountIspwsApi(app: FastifyInstance, tipline: Tipline, now: () => Date): void {
  app.register(async (api) => {
    api.addContentTypeParser('text/xml', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    api.addContentTypeParser('multipart/form-data', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, body, done) =>
      done(null, body),
    );

    const route = (path: string, handler: IspwsHandler) =>
      api.post(`/tipline/ispws${path}`, { bodyLimit: MAX_BYTES }, async (request, reply) => {
        // Public clients observed no document here, although the documentation lists code 2000.
        if (request.headers.authorization !== AUTHORIZATION) return reply.code(401).header('www-authenticate', 'Basic').send();
        const failure = tipline.nextFailure(path);
        const failed = failure && fail(reply, failure);
        if (failed) return failed;
        const response = await handler(request);
        return failure === 'lost' ? reply.hijack().raw.destroy() : sendResponse(reply, response);
      });

    const onTip = (then: (tip: Tip, form: FormData) => IspwsResponse | Promise<IspwsResponse>): IspwsHandler => {
      return async (request) => {
        const form = await formOf(request);
        if (!form) return { code: 4000 };
        const tip = tipline.find(String(form.get('id')));
        const problem = stateProblem(tip);
        return problem !== null || !tip ? { code: problem ?? 5001 } : then(tip, form);
      };
    };

    const onDocument = (root: Root, then: (xml: string) => IspwsResponse): IspwsHandler => {
      return ({ body, headers }) => {
        if (!/^text\/xml;\s*charset=utf-8$/i.test(headers['content-type'] ?? '')) return { code: 4000 };
        const error = validateDocument(String(body), root, now());
        return error ? { code: error.code } : then(String(body));
      };
    };

    route(
      '/submit',
      onDocument('report', (xml) => ({ code: 0, inner: ofTip(tipline.createTip(xml)) })),
    );

    route(
      '/upload',
      onTip(async (tip, form) => {
        const sent = form.get('file');
        if (!(sent instanceof File)) return { code: 4200 };
        const file = tipline.addFile(tip, { name: sent.name, type: sent.type, content: Buffer.from(await sent.arrayBuffer()) });
        return { code: 0, inner: `${ofTip(tip)}<fileId>${file.id}</fileId><hash>${file.md5}</hash>` };
      }),
    );

    route(
      '/fileinfo',
      onDocument('fileDetails', (xml) => {
        const tip = tipline.find(/<reportId>(\d+)<\/reportId>/.exec(xml)?.[1] ?? '');
        const problem = stateProblem(tip);
        if (problem !== null || !tip) return { code: problem ?? 5001 };
        const file = tip.files.find(({ id }) => xml.includes(`<fileId>${id}</fileId>`));
        if (!file) return { code: 5002 };
        // The documentation permits one request per uploaded file, but does not name the code of a second one.
        if (file.hasDetails) return { code: 4000 };
        file.hasDetails = true;
        tip.changedAt = now();
        return { code: 0, inner: ofTip(tip) };
      }),
    );

    route(
      '/finish',
      onTip((tip) => {
        tip.state = 'finished';
        const files = tip.files.map(({ id }) => `<fileId>${id}</fileId>`).join('');
        return { code: 0, root: 'reportDoneResponse', inner: `${ofTip(tip)}<files>${files}</files>` };
      }),
    );

    route(
      '/retract',
      onTip((tip) => {
        tip.state = 'retracted';
        return { code: 0, inner: ofTip(tip) };
      }),
    );
  });
}

/** Responds with the failure before the request is handled; returns null when the request is handled first. */
function fail(reply: FastifyReply, failure: Failure): FastifyReply | null {
  if (failure === 'lost') return null;
  if (failure === 'silent') return reply.hijack();
  return failure === '500' ? reply.code(500).send('Internal Server Error') : sendResponse(reply, { code: Number(failure) });
}

/** Parses a multipart form, as `curl --form` sends it; returns null for any other body. */
async function formOf({ body, headers }: FastifyRequest): Promise<FormData | null> {
  if (!(body instanceof Buffer)) return null;
  const type = headers['content-type'] ?? '';
  return new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData().catch(() => null);
}
