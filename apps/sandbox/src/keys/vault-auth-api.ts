import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

type Right = 'encrypt' | 'decrypt' | 'sign';

/** The roles of both auth methods, with the permissions of their tokens. */
const roles: Readonly<Record<string, readonly Right[]>> = {
  api: ['encrypt'],
  documents: ['decrypt'],
  transparency: ['sign'],
  all: ['encrypt', 'decrypt', 'sign'],
};

/** Tokens that never expire, as an operator creates them; `encrypt-only` and `decrypt-only` lack the default policy. */
const rootTokens: Readonly<Record<string, readonly Right[]>> = {
  'encrypt-only': ['encrypt'],
  'decrypt-only': ['decrypt'],
  both: ['encrypt', 'decrypt', 'sign'],
};

const TTL = 3600;
const MAX_TTL = 3 * TTL;
const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/;

interface IssuedToken {
  rights: readonly Right[];
  issuedAt: number;
  endsAt: number;
}

export interface VaultAuth {
  /** Returns null when the token is unknown or its lease has expired. */
  rightsOf(token: string): readonly Right[] | null;
  mount(app: FastifyInstance): void;
}

export const denied = '2 errors occurred:\n\t* permission denied\n\t* invalid token\n\n';
export const sendError = (reply: FastifyReply, status: number, message: string) => reply.code(status).send({ errors: [message] });

/** Vault's documented login by AppRole and Kubernetes, and tokens whose lease expires. */
export function createVaultAuth(now: () => Date): VaultAuth {
  const tokens = new Map<string, IssuedToken>();

  function find(token: string): IssuedToken | undefined {
    const found = tokens.get(token);
    return found && found.endsAt > now().getTime() ? found : undefined;
  }

  function authOf(token: string, { issuedAt, endsAt }: IssuedToken) {
    const seconds = Math.floor((endsAt - now().getTime()) / 1000);
    return {
      client_token: token,
      accessor: 'sandbox',
      policies: ['default', 'transit'],
      token_policies: ['default', 'transit'],
      metadata: {},
      lease_duration: seconds,
      renewable: issuedAt + MAX_TTL * 1000 > endsAt,
      entity_id: '',
      token_type: 'service',
      orphan: true,
    };
  }

  function issue(reply: FastifyReply, rights: readonly Right[]) {
    const token = `hvs.${randomBytes(18).toString('base64url')}`;
    const at = now().getTime();
    const made = { rights, issuedAt: at, endsAt: at + TTL * 1000 };
    tokens.set(token, made);
    return reply.send({ request_id: '', lease_id: '', renewable: false, lease_duration: 0, data: null, auth: authOf(token, made) });
  }

  const tokenOf = ({ headers }: FastifyRequest) => String(headers['x-vault-token'] ?? '');

  return {
    rightsOf: (token) => rootTokens[token] ?? find(token)?.rights ?? null,
    mount: (app) => {
      app.post<{ Body: { role_id?: string; secret_id?: string } }>('/vault/v1/auth/approle/login', (request, reply) => {
        const { role_id: roleId, secret_id: secretId } = request.body;
        if (!roleId) return sendError(reply, 400, 'missing role_id');
        if (!secretId) return sendError(reply, 400, 'missing secret_id');
        const name = roleId.replace(/^role-/, '');
        const rights = secretId === `secret-${name}` ? roles[name] : undefined;
        return rights ? issue(reply, rights) : sendError(reply, 400, 'invalid role or secret ID');
      });

      app.post<{ Body: { role?: string; jwt?: string } }>('/vault/v1/auth/kubernetes/login', (request, reply) => {
        const { role, jwt } = request.body;
        if (!role) return sendError(reply, 400, 'missing role');
        if (!jwt) return sendError(reply, 400, 'missing jwt');
        const rights = roles[role];
        if (!rights) return sendError(reply, 400, `invalid role name "${role}"`);
        return JWT.test(jwt) ? issue(reply, rights) : sendError(reply, 403, 'permission denied');
      });

      app.post('/vault/v1/auth/token/renew-self', (request, reply) => {
        const token = tokenOf(request);
        const found = find(token);
        if (!found) return sendError(reply, 403, denied);
        found.endsAt = Math.min(now().getTime() + TTL * 1000, found.issuedAt + MAX_TTL * 1000);
        return reply.send({ request_id: '', lease_id: '', data: null, auth: authOf(token, found) });
      });

      app.get('/vault/v1/auth/token/lookup-self', (request, reply) => {
        const token = tokenOf(request);
        if (token === 'both') return reply.send({ data: { id: token, ttl: 0, renewable: false, policies: ['root'] } });
        const found = find(token);
        if (!found) return sendError(reply, 403, denied);
        const { lease_duration: ttl, renewable, policies } = authOf(token, found);
        return reply.send({ data: { id: token, ttl, renewable, policies, type: 'service' } });
      });

      // For tests: revokes every token, as an operator can.
      app.post('/keys/revoke', (_request, reply) => {
        tokens.clear();
        return reply.send({});
      });
    },
  };
}
