import type pg from 'pg';

/** Excludes objects of extensions; `oid` is a column of the enclosing query. */
const ours = (oid: string) => `NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = ${oid} AND d.deptype = 'e')`;
const inPublic = `n.nspname = 'public' AND c.relname NOT LIKE 'kysely\\_%' AND NOT c.relispartition`;

/** Privileges of one object, one line a role; those of the owner are left out. */
const grants = (acl: string, owner: string, object: string, columns = `''`) => `
  SELECT format('GRANT %s%s ON %s TO %s;', string_agg(privilege_type, ', ' ORDER BY privilege_type), ${columns}, ${object},
    CASE WHEN grantee = 0 THEN 'PUBLIC' ELSE grantee::regrole::text END) AS line
  FROM aclexplode(${acl}) WHERE grantee <> ${owner} GROUP BY grantee`;

const TABLES = `
  SELECT c.relname AS name, array_to_string(ARRAY[
    format(E'CREATE %sTABLE %s (\\n%s\\n)%s%s;',
      CASE WHEN c.relpersistence = 'u' THEN 'UNLOGGED ' ELSE '' END, c.relname,
      (SELECT string_agg('  ' || line, E',\\n' ORDER BY kind, position, line) FROM (
        SELECT 1 AS kind, attnum AS position, concat_ws(' ', attname, format_type(atttypid, atttypmod),
          CASE WHEN attcollation NOT IN (0, 'default'::regcollation) THEN 'COLLATE ' || attcollation::regcollation END,
          CASE WHEN attnotnull THEN 'NOT NULL' END,
          CASE WHEN attgenerated = 's' THEN format('GENERATED ALWAYS AS (%s) STORED', pg_get_expr(adbin, adrelid, true))
            WHEN adbin IS NOT NULL THEN 'DEFAULT ' || pg_get_expr(adbin, adrelid, true) END) AS line
        FROM pg_attribute a LEFT JOIN pg_attrdef f ON f.adrelid = a.attrelid AND f.adnum = a.attnum
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
        UNION ALL
        SELECT 2, 0, format('CONSTRAINT %s %s', conname, pg_get_constraintdef(oid, true))
        FROM pg_constraint WHERE conrelid = c.oid AND contype IN ('c', 'f', 'p', 'u', 'x')) parts),
      (SELECT format(' PARTITION BY %s, %s partitions', pg_get_partkeydef(c.oid), count(*)) FROM pg_inherits WHERE inhparent = c.oid
        HAVING c.relkind = 'p'),
      ' WITH (' || array_to_string(c.reloptions, ', ') || ')'),
    (SELECT string_agg(line, E'\\n' ORDER BY line) FROM (
      SELECT format('COMMENT ON %s IS %L;', CASE WHEN d.objsubid = 0 THEN 'TABLE ' || c.relname
        ELSE format('COLUMN %s.%s', c.relname, (SELECT attname FROM pg_attribute WHERE attrelid = c.oid AND attnum = d.objsubid)) END,
        d.description) AS line
      FROM pg_description d WHERE d.objoid = c.oid AND d.classoid = 'pg_class'::regclass) comments),
    (SELECT string_agg(pg_get_indexdef(indexrelid) || ';', E'\\n' ORDER BY indexrelid::regclass::text) FROM pg_index
      WHERE indrelid = c.oid AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u', 'x'))),
    (SELECT string_agg(pg_get_triggerdef(oid, true) || ';', E'\\n' ORDER BY tgname) FROM pg_trigger WHERE tgrelid = c.oid AND NOT tgisinternal),
    (SELECT string_agg(line, E'\\n' ORDER BY line) FROM (${grants('c.relacl', 'c.relowner', 'c.relname')}) whole),
    (SELECT string_agg(line, E'\\n' ORDER BY line) FROM (
      SELECT format('GRANT %s (%s) ON %s TO %s;', privilege_type, string_agg(attname, ', ' ORDER BY attnum), c.relname, grantee::regrole) AS line
      FROM pg_attribute, aclexplode(attacl) WHERE attrelid = c.oid AND grantee <> c.relowner GROUP BY grantee, privilege_type) columns)
  ], E'\\n') AS text
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE c.relkind IN ('r', 'p') AND ${inPublic} AND ${ours('c.oid')}`;

const OTHERS = `
  SELECT '1 ' || c.relname, array_to_string(ARRAY[
    format('CREATE SEQUENCE %s AS %s;', c.relname, format_type(s.seqtypid, NULL)),
    (SELECT string_agg(line, E'\\n' ORDER BY line) FROM (${grants('c.relacl', 'c.relowner', `'SEQUENCE ' || c.relname`)}) whole)], E'\\n')
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_sequence s ON s.seqrelid = c.oid WHERE ${inPublic} AND ${ours('c.oid')}
  UNION ALL
  SELECT '2 ' || c.relname, array_to_string(ARRAY[
    format(E'CREATE VIEW %s AS\\n%s', c.relname, pg_get_viewdef(c.oid, true)),
    format('COMMENT ON VIEW %s IS %L;', c.relname, obj_description(c.oid, 'pg_class')),
    (SELECT string_agg(line, E'\\n' ORDER BY line) FROM (${grants('c.relacl', 'c.relowner', 'c.relname')}) whole)], E'\\n')
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE c.relkind = 'v' AND ${inPublic} AND ${ours('c.oid')}
  UNION ALL
  SELECT '3 ' || p.oid::regprocedure, array_to_string(ARRAY[
    trim(E'\\n ' FROM pg_get_functiondef(p.oid)) || ';',
    (SELECT string_agg(line, E'\\n' ORDER BY line)
      FROM (${grants(`coalesce(p.proacl, acldefault('f', p.proowner))`, 'p.proowner', `'FUNCTION ' || p.proname`)}) whole)], E'\\n')
  FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace AND ${ours('p.oid')}`;

/** Describes everything that migrations create, in a fixed order: two databases with the same text are equal. */
export async function describeDatabase(client: pg.Client): Promise<string> {
  // With this path names of our own tables have no schema prefix.
  await client.query('SET search_path = public, pg_catalog');
  const { rows } = await client.query<{ text: string }>(
    `SELECT text FROM (${TABLES} UNION ALL SELECT * FROM (${OTHERS}) others(name, text)) objects ORDER BY name COLLATE "C"`,
  );
  return rows.map(({ text }) => `${text.replaceAll(/[ \t]+$/gm, '')}\n`).join('\n');
}
