import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Inbox, ReceivedText } from './inbox.ts';
import { magicRecipients } from './magic-numbers.ts';
import { parseOutgoingText } from './outgoing-text.ts';
import { twilioError, type TwilioErrorResponse } from './twilio-error.ts';

const ACCOUNT_SID = 'ACsandbox0000000000000000000000000';
const AUTHORIZATION = `Basic ${btoa(`${ACCOUNT_SID}:sandbox`)}`;

/** https://www.twilio.com/docs/messaging/api/message-resource: creating a message, the only request that the app sends. */
export function mountMessagesApi(app: FastifyInstance, inbox: Inbox): void {
  const failedLast = new Set<string>();

  app.register(
    async (api) => {
      api.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
        done(null, new URLSearchParams(String(body)));
      });
      api.setNotFoundHandler((_request, reply) => respondWith(reply, twilioError(404, 20404, 'The requested resource was not found')));

      api.post<{ Params: { account: string }; Body: URLSearchParams }>('/Accounts/:account/Messages.json', async (request, reply) => {
        if (request.headers.authorization !== AUTHORIZATION || request.params.account !== ACCOUNT_SID) {
          return respondWith(reply, twilioError(401, 20003, 'Authenticate'));
        }
        const outgoing = parseOutgoingText(request.body);
        if ('status' in outgoing) return respondWith(reply, outgoing);

        const magic = magicRecipients.get(outgoing.to);
        if (magic && !(magic.once && failedLast.delete(outgoing.to))) {
          if (magic.once) failedLast.add(outgoing.to);
          return magic.response ? respondWith(reply, magic.response) : reply.hijack();
        }
        const text = { ...outgoing, sid: `SM${randomBytes(16).toString('hex')}`, at: new Date() };
        inbox.receive(text);
        return reply.code(201).send(messageResource(text));
      });
    },
    { prefix: '/2010-04-01' },
  );
}

const respondWith = (reply: FastifyReply, { status, type, body }: TwilioErrorResponse) => reply.code(status).type(type).send(body);

function messageResource({ sid, to, from, body, at }: ReceivedText) {
  const service = from.startsWith('MG') ? from : null;
  return {
    sid,
    account_sid: ACCOUNT_SID,
    api_version: '2010-04-01',
    // A messaging service has not chosen its number yet.
    status: service ? 'accepted' : 'queued',
    messaging_service_sid: service,
    from: service ? null : from,
    to,
    body,
    direction: 'outbound-api',
    date_created: at.toUTCString().replace('GMT', '+0000'),
    error_code: null,
    error_message: null,
    uri: `/2010-04-01/Accounts/${ACCOUNT_SID}/Messages/${sid}.json`,
  };
}
