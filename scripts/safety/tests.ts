import { globSync } from 'node:fs';
import { authorisationCells, counted, printed, propertyResults, reportedResults, timingResults, type Result } from './results.ts';
import { ROOT, type Run, type RunReport } from './run.ts';

export interface SafetyTest extends RunReport {
  what: string;
  promise: string;
  results: (run: Run) => Result[];
}

const decoder = 'apps/server/src/decoder';
const domains = 'apps/server/src/domains';
const platform = 'apps/server/src/platform';
const rules = 'packages/rules/src';
const test = 'apps/server/test';

const TIMING_SAMPLES = 2000;

/** The table of SAFETY, section 5, with the tests of each line. */
export const safetyTests = {
  T1: {
    what: 'authorisation matrix',
    promise: 'every route and message × actor as its policy defines; at least 2,000 cells',
    files: [
      `${test}/system/authorisation.long.test.ts`,
      `${test}/relation-matrix/relations.long.test.ts`,
      `${platform}/http/policy.types.test.ts`,
    ],
    results: authorisationCells,
  },
  T2: {
    what: 'foreign ids and arbitrary input',
    promise: '0 foreign reads or writes, 0 responses of 5xx',
    files: [
      ...globSync(`${test}/system/foreign*.test.ts`, { cwd: ROOT }),
      `${test}/system/fuzz*.test.ts`,
      `${test}/attacks/gain-privileges.long.test.ts`,
      `${domains}/connections/missing.test.ts`,
    ],
    settings: { FUZZ_RUNS: '25', FOREIGN_CALLS: '20000' },
    results: (run) => [
      counted(run, 'routes that handled arbitrary input', /^any input gets a response/),
      counted(run, 'routes that grant no additional rights', /./, { file: /gain-privileges/ }),
      ...reportedResults('T2', run),
    ],
  },
  T3: {
    what: 'properties',
    promise: '1,000 runs each, 0 failures, printed seed',
    files: [
      `${rules}/subscriptions/*.test.ts`,
      `${rules}/calendar/calendar.test.ts`,
      `${rules}/profiles/{visibility,gallery}.test.ts`,
      `${rules}/{connections,accounts,requests,support,format}/*.test.ts`,
      `${domains}/connections/missing.test.ts`,
      `${domains}/requests/feed/fair-page.test.ts`,
      `${domains}/explore/search/paging.test.ts`,
    ],
    properties: true,
    results: propertyResults,
  },
  T4: {
    what: 'races, 20 iterations',
    promise: 'exactly 111 spots, 1 post, 1 entry, 2 devices',
    files: [
      `${domains}/subscriptions/spots.long.test.ts`,
      `${domains}/requests/quota.slow.test.ts`,
      `${domains}/calendar/races.slow.test.ts`,
      `${domains}/devices/races.slow.test.ts`,
    ],
    results: (run) => [
      ...reportedResults('T4', run),
      counted(run, 'iterations of 200 posts, 1 stored', /stores one, iteration \d+$/, { file: /quota/, atLeast: 20 }),
    ],
  },
  T5: {
    what: 'hostile uploads',
    promise: 'at least 60 files, 0 hostile served, worker at most 320 MB, decoder with its programs at most 512 MB, 0 metadata left',
    files: [`${domains}/media/processing/hostile.slow.test.ts`, `${domains}/media/uploads.test.ts`, `${rules}/media/media.test.ts`],
    results: (run) => [printed(run, /^\d+ files, \d+ served as .+$/m)],
  },
  T6: {
    what: 'billing reports',
    promise: 'one final state, 0 unpaid grants',
    files: [`${domains}/subscriptions/billing/*.test.ts`, `${rules}/subscriptions/fold.test.ts`],
    settings: { SHUFFLINGS: '200' },
    results: (run) => [
      counted(run, 'property of 1,000 histories in any order', /1,000 histories in any order/),
      counted(run, 'test of 100 replays', /comes a hundred times/),
      ...reportedResults('T6', run),
    ],
  },
  T7: {
    what: 'token attacks',
    promise: 'all rejected',
    files: [`${platform}/tokens/tokens.test.ts`, `${test}/attacks/stay-inside.test.ts`],
    results: (run) => [counted(run, 'forged or misused tokens, all rejected', /rejects/, { atLeast: 30 })],
  },
  T8: {
    what: 'refresh replay',
    promise: 'family revoked; no honest client logged out',
    files: [`${domains}/devices/refresh.test.ts`],
    results: (run) => [
      counted(run, 'tests of 50 simultaneous refreshes', /fifty tabs/, { atLeast: 2 }),
      counted(run, 'test of a replay that signs the device out', /signs the device out when it is used after its successor/),
    ],
  },
  T9: {
    what: 'clocks',
    promise: 'DST, Vancouver, 29 February, the 19th birthday to the second, UTC+14 and −12: all',
    files: [
      `${platform}/time-zones.test.ts`,
      `${rules}/{accounts,calendar,format,profiles,requests,notifications}/*.test.ts`,
      `${domains}/calendar/{birthdays,entries,visibility}.test.ts`,
      `${domains}/requests/quota.test.ts`,
    ],
    results: (run) => [
      counted(
        run,
        'tests about clocks, zones and dates',
        /clock|zone|midnight|february|leap|birthday|winter|instantAt|periodsOf|quiet|dates|days/i,
        {
          atLeast: 60,
        },
      ),
      counted(run, 'time zones at the second of a 19th birthday', /midnight of the 19th birthday/, { atLeast: 4 }),
    ],
  },
  T10: {
    what: 'script in texts, real Chromium',
    promise: 'at least 300 texts through chat, profile, request post, automatic reply, calendar; 0 run',
    browser: ['profiles.hostile', 'requests.hostile', 'chat.hostile', 'calendar.hostile'],
    results: (run) => reportedResults('T10', run),
  },
  T11: {
    what: 'injection, pollution, SSRF, regular expressions',
    promise: '0 hits; no pattern over 50 ms on 100 KB',
    files: [
      `${test}/system/regex.long.test.ts`,
      `${test}/system/fuzz.long.test.ts`,
      `${platform}/http/input.test.ts`,
      `${platform}/push/push.test.ts`,
      `${domains}/notifications/delivery/subscriptions.test.ts`,
      `${rules}/content/speed.timed.test.ts`,
    ],
    results: (run) => [
      counted(run, 'patterns and inputs of routes within 50 ms', /matches any text quickly|parses 100 KB/, { atLeast: 100 }),
      counted(run, 'routes that handled hostile values', /^any input gets a response/),
      counted(run, 'URLs that the server does not request', /./, { file: /push\.test|subscriptions\.test/ }),
    ],
  },
  T12: {
    what: 'enumeration',
    promise: 'same bodies; AUC within 0.5 ± 0.05',
    files: [`${test}/system/enumeration.timed.test.ts`, `${test}/system/enumeration.long.test.ts`],
    settings: { TIMING_SAMPLES: String(TIMING_SAMPLES) },
    results: (run) => [
      ...timingResults(run, TIMING_SAMPLES),
      counted(run, 'states of identifiers and callers with equal responses', /learns nothing about/, { atLeast: 48 }),
    ],
  },
  T13: {
    what: 'rate limits, and Redis unavailable',
    promise: 'login fails closed, reads continue',
    files: [
      `${domains}/accounts/without-redis.test.ts`,
      `${test}/system/degraded.long.test.ts`,
      `${test}/system/redis-lost.slow.test.ts`,
      `${platform}/http/mount.test.ts`,
    ],
    results: (run) => [
      counted(run, 'entry points that fail closed', /returns 503 with a Retry-After header/, { atLeast: 6 }),
      counted(run, 'tests of what continues', /serves reading requests|allows members to read|running while Redis is down/, { atLeast: 3 }),
    ],
  },
  T14: {
    what: 'packages, advisories, secrets',
    promise: '0 high or critical, 0 secrets',
    commands: [['node', 'scripts/safety/supply-chain.ts']],
    results: (run) => reportedResults('T14', run),
  },
  T15: {
    what: 'legal deadlines with a fake clock',
    promise: 'all',
    files: [
      `${rules}/moderation/*.test.ts`,
      `${rules}/support/privacy-deadlines.test.ts`,
      `${rules}/notices/notices.test.ts`,
      `${domains}/notices/clocks.test.ts`,
      `${domains}/moderation/{clock,appeals,sanctions}.test.ts`,
      `${domains}/documents/destruction/destruction.test.ts`,
    ],
    results: (run) => [
      counted(run, 'due dates and reminders, by kind of case', /deadlines \(T15\)/, { atLeast: 40 }),
      counted(run, 'tests through the API', /./, { file: /apps\/server/ }),
    ],
  },
  T16: {
    what: 'activity finer than a day',
    promise:
      'every field of the contract, every response and every socket message about another member: no finer time without a reviewed reason',
    files: [
      `${test}/system/activity.long.test.ts`,
      'apps/server/src/app/gateway.test.ts',
      `${domains}/conversations/keys.test.ts`,
      `${domains}/conversations/publish.test.ts`,
    ],
    results: (run) => [
      ...reportedResults('T16', run),
      counted(run, 'silent acts that no other member can observe', /without a change in any response or event of another member/, {
        atLeast: 7,
      }),
    ],
  },
  T17: {
    what: 'chosen ids and guess counters across routes',
    promise: 'no id that a browser chose is stored; wrong guesses add up over all routes, and lock no browser of the owner',
    files: [
      `${domains}/accounts/sign-up.test.ts`,
      `${domains}/accounts/guesses.test.ts`,
      `${domains}/accounts/reset.test.ts`,
      `${domains}/accounts/second-factor-changes.test.ts`,
      `${platform}/http/mount.test.ts`,
    ],
    results: (run) => [
      counted(run, 'reserved ids rejected', /rejects \S+ in the database/, { atLeast: 6 }),
      counted(run, 'routes that count in the shared counter', /counts a wrong guess in the shared counter/, { atLeast: 15 }),
      counted(run, 'routes that it locks', /is rejected after guesses on other routes have filled the counter/, { atLeast: 15 }),
      counted(run, 'tests of resets by a stolen mailbox and of known browsers', /a second factor|a stranger who knows the password/, {
        atLeast: 8,
      }),
    ],
  },
  T19: {
    what: 'two-person rules against one administrator',
    promise: 'no rule is completed by one administrator with any number of accounts, nor by roles younger than 48 hours',
    files: [
      `${test}/attacks/two-persons.test.ts`,
      'apps/server/src/app/appoint-administrators.test.ts',
      `${domains}/staff/roles.test.ts`,
      `${domains}/accounts/console.test.ts`,
    ],
    results: (run) => [
      ...reportedResults('T19', run),
      counted(run, 'rules that one administrator cannot complete', /fails to complete the rule/, { atLeast: 6 }),
      counted(run, 'rules that roles younger than 48 hours cannot complete', /completes nothing of the rule/, { atLeast: 6 }),
      counted(run, 'tests of roles, their proposals and their removal', /./, { file: /roles\.test/ }),
    ],
  },
  T20: {
    what: 'hostile decoder',
    promise: 'a program under the control of a hostile file reaches nothing: every attempt rejected, with and without bubblewrap',
    files: [`${decoder}/confinement/confinement.long.test.ts`, `${decoder}/decoder.long.test.ts`],
    results: (run) => [
      ...reportedResults('T20', run),
      counted(run, 'resource limits, with and without bubblewrap', /a program under .+ (stops|writes nothing|fails to start)/, {
        atLeast: 20,
      }),
    ],
  },
  T21: {
    what: 'key transparency against a lying server',
    promise: 'every lie about keys and settings is found or has no effect; 0 false alarms through kills, failovers and restores',
    files: [
      `${domains}/transparency/attacks/*.test.ts`,
      'packages/vault/src/log/lying-server.*.test.ts',
      'packages/vault/test/group-fork.test.ts',
      'packages/crypto/src/conversation/malicious-server.test.ts',
    ],
    settings: { SIEGE_REPETITIONS: '3' },
    results: (run) => [
      ...reportedResults('T21', run),
      counted(run, 'rows of the attack table that end in an alarm or without effect', /\(.*\d.*\)/, { file: /vault|crypto/, atLeast: 50 }),
    ],
  },
} as const satisfies Record<string, SafetyTest>;

export type SafetyId = keyof typeof safetyTests;
