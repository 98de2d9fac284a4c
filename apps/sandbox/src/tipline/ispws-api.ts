import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Desk, Failure, Tip } from './desk.ts';

const descriptions: Readonly<Record<number, string>> = {
  0: 'Success',
  1000: 'Server error',
  2000: 'Authentication required',
  4100: 'Validation failed',
  4110: 'Malformed XML submittal',
  4200: 'Malformed file submittal',
  5001: 'Report does not exist',
  5002: 'File does not exist',
  5101: 'Report already retracted',
  5102: 'Report already finished',
};

type Answer = { code: number; inner?: string; root?: string };

const statusOf = (code: number): number => {
  if (code === 0) return 200;
  if (code === 2000) return 401;
  return code < 2000 ? 500 : 400;
};

function answered(reply: FastifyReply, { code, inner = '', root = 'reportResponse' }: Answer): FastifyReply {
  const said = root === 'reportResponse' ? `<responseDescription>${descriptions[code]}</responseDescription>` : '';
  const xml = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><${root}><responseCode>${code}</responseCode>${said}${inner}</${root}>`;
  return reply.code(statusOf(code)).type('text/xml; charset=utf-8').send(xml);
}

/** As far as the agency's schema asks for it; their words for incidents are theirs alone. */
function reportProblem(xml: string): number | null {
  if (!/^<\?xml [^>]*\?>\s*<report>[^]*<\/report>\s*$/.test(xml)) return 4110;
  const isWhole =
    /<incidentType>(Child Pornography \(possession, manufacture, and distribution\)|Online Enticement of Children for Sexual Acts)<\/incidentType>/.test(
      xml,
    ) &&
    /<incidentDateTime>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)<\/incidentDateTime>/.test(xml) &&
    /<reporter><reportingPerson>.*<email>[^<@]+@[^<@]+<\/email>/.test(xml);
  return isWhole ? null : 4100;
}

const ofTip = (tip: Tip) => `<reportId>${tip.number}</reportId>`;

function stateProblem(tip: Tip | undefined): number | null {
  if (!tip) return 5001;
  if (tip.state === 'finished') return 5102;
  return tip.state === 'retracted' ? 5101 : null;
}

type Work = (request: FastifyRequest) => Answer | Promise<Answer>;

const MOST_BYTES = 256 * 1024 * 1024;

/** https://report.cybertip.org/ispws/documentation: opening, filling, finishing and taking back a report, with its failures. */
export function mountIspwsApi(app: FastifyInstance, desk: Desk): void {
  app.register(async (api) => {
    api.addContentTypeParser(['text/xml', 'application/xml'], { parseAs: 'string' }, (_request, body, done) => done(null, body));
    api.addContentTypeParser('multipart/form-data', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, body),
    );

    const call = (path: string, work: Work) =>
      api.post(`/tipline/ispws${path}`, { bodyLimit: MOST_BYTES }, async (request, reply) => {
        if (!/^Basic .+/.test(request.headers.authorization ?? '')) return answered(reply, { code: 2000 });
        const failure = desk.nextFailure(path);
        const failed = failure && fail(reply, failure);
        if (failed) return failed;
        const answer = await work(request);
        return failure === 'lost' ? reply.hijack().raw.destroy() : answered(reply, answer);
      });

    const onTip = (then: (tip: Tip, form: FormData) => Answer | Promise<Answer>): Work => {
      return async (request) => {
        const form = await formOf(request);
        const tip = desk.find(String(form.get('id')));
        const problem = stateProblem(tip);
        return problem !== null || !tip ? { code: problem ?? 5001 } : then(tip, form);
      };
    };

    call('/submit', ({ body }) => {
      const xml = String(body);
      const code = reportProblem(xml);
      return code === null ? { code: 0, inner: ofTip(desk.open(xml)) } : { code };
    });

    call(
      '/upload',
      onTip(async (tip, form) => {
        const sent = form.get('file');
        if (!(sent instanceof File)) return { code: 4200 };
        const file = desk.addFile(tip, { name: sent.name, type: sent.type, content: Buffer.from(await sent.arrayBuffer()) });
        return { code: 0, inner: `${ofTip(tip)}<fileId>${file.id}</fileId><hash>${file.md5}</hash>` };
      }),
    );

    call('/fileinfo', ({ body }) => {
      const xml = String(body);
      const tip = desk.find(/<reportId>(\d+)<\/reportId>/.exec(xml)?.[1] ?? '');
      const problem = stateProblem(tip);
      if (problem !== null || !tip) return { code: problem ?? 5001 };
      const file = tip.files.find(({ id }) => xml.includes(`<fileId>${id}</fileId>`));
      if (!file) return { code: 5002 };
      file.described = true;
      return { code: 0, inner: ofTip(tip) };
    });

    call(
      '/finish',
      onTip((tip) => {
        tip.state = 'finished';
        const files = tip.files.map(({ id }) => `<fileId>${id}</fileId>`).join('');
        return { code: 0, root: 'reportDoneResponse', inner: `${ofTip(tip)}<files>${files}</files>` };
      }),
    );

    call(
      '/retract',
      onTip((tip) => {
        tip.state = 'retracted';
        return { code: 0, inner: ofTip(tip) };
      }),
    );
  });
}

/** Before anything is done; null where it is done first. */
function fail(reply: FastifyReply, failure: Failure): FastifyReply | null {
  if (failure === 'lost') return null;
  if (failure === 'silent') return reply.hijack();
  return failure === '500' ? reply.code(500).send('Internal Server Error') : answered(reply, { code: Number(failure) });
}

async function formOf({ body, headers }: FastifyRequest): Promise<FormData> {
  if (!(body instanceof Buffer)) return new FormData();
  const type = headers['content-type'] ?? '';
  return new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
}
