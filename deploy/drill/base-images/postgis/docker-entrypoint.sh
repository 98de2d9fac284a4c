#!/usr/bin/env bash
# Does what the public image does with POSTGRES_PASSWORD or POSTGRES_PASSWORD_FILE and POSTGRES_INITDB_ARGS: prepares an empty data folder,
# then becomes the server as its own user.
set -euo pipefail
if [ "$1" = postgres ]; then
  as_postgres=(setpriv --reuid postgres --regid postgres --clear-groups)
  mkdir -p "$PGDATA" /run/postgresql
  chown postgres: "$PGDATA" /run/postgresql
  chmod 700 "$PGDATA"
  if [ ! -s "$PGDATA/PG_VERSION" ]; then
    password=/run/postgresql/password
    (umask 077 && cat "${POSTGRES_PASSWORD_FILE:-/dev/stdin}" <<<"${POSTGRES_PASSWORD:-}" >"$password")
    chown postgres: "$password"
    # shellcheck disable=SC2086 # one word an argument
    "${as_postgres[@]}" initdb --username=postgres --pwfile="$password" --auth-host=scram-sha-256 --encoding=UTF8 ${POSTGRES_INITDB_ARGS:-} >/dev/null
    rm "$password"
    echo "listen_addresses = '*'" >>"$PGDATA/postgresql.conf"
    echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
  fi
  exec "${as_postgres[@]}" "$@"
fi
exec "$@"
