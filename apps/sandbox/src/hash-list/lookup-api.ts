import type { FastifyInstance, FastifyReply } from 'fastify';
import { PDQ, type Banks } from './banks.ts';
import { magicHashes } from './magic-hashes.ts';

interface Lookup {
  Querystring: { signal?: string; signal_type?: string };
}

const SIGNAL_TYPE = 'pdq';
const BANK = /^[A-Z0-9_]+$/;

const sendError = (reply: FastifyReply, status: number, message: string) => reply.code(status).send({ message });

/**
 * https://facebook.github.io/ThreatExchange/hma/api.html: hash lookup, and adding a hash to a bank. Unlike the service, which requires
 * `POST /c/banks` first, it creates a bank that does not exist.
 */
export function mountLookupApi(app: FastifyInstance, banks: Banks): void {
  const failedLast = new Set<string>();

  app.get<Lookup>('/hash-list/m/lookup', (request, reply) => {
    const { signal, signal_type: type } = request.query;
    if (!signal || !type) return sendError(reply, 400, 'Either url or both signal and signal_type are required');
    if (type !== SIGNAL_TYPE) return sendError(reply, 400, `No such SignalType '${type}'`);
    if (!PDQ.test(signal)) return sendError(reply, 400, 'invalid signal type: invalid PDQ hash');

    const magic = magicHashes.get(signal);
    if (magic && !(magic.once && failedLast.delete(signal))) {
      if (magic.once) failedLast.add(signal);
      return magic.response === 'no answer at all' ? reply.hijack() : sendError(reply, magic.response.status, magic.response.message);
    }
    const byBank: Record<string, { bank_content_id: number; distance: string }[]> = {};
    for (const { bank, id, distance } of banks.near(signal)) {
      (byBank[bank] ??= []).push({ bank_content_id: id, distance: String(distance) });
    }
    return reply.send(byBank);
  });

  app.post<{ Params: { bank: string }; Body: { pdq?: string } }>('/hash-list/c/bank/:bank/signal', (request, reply) => {
    const { bank } = request.params;
    const { pdq = '' } = request.body;
    if (!BANK.test(bank)) return sendError(reply, 404, `bank '${bank}' not found`);
    if (!PDQ.test(pdq)) return sendError(reply, 400, 'Invalid pdq signal');
    return reply.send({ id: banks.add(bank, pdq).id, signals: { pdq } });
  });

  app.get('/hash-list/status', () => 'I-AM-ALIVE');
}
