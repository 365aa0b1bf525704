import { type Kysely, sql, type Transaction } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { fail, ok } from '#domain/result.ts'
import { dayMs, hourMs } from '#domain/time.ts'
import { openPool } from '#server/db/pool.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { databaseJob, type JobKind, type JobKinds, type JobTools, worldJob } from '#server/jobs/job-kind.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { leaseJobs } from '#server/jobs/leased-job.ts'
import { queueJob } from '#server/jobs/queue-job.ts'
import { openDatabase } from '#server/open-database.ts'
import { type PostgresServer, startPostgresServer } from '../support/server/postgres-server.ts'
import { saidLog } from '../support/server/said-log.ts'

/** The default limits, shortened so that the tests stay fast. */
const limits = { pollMs: 200, leaseMs: 6_000, prolongMs: 20, stopMs: 50, endMs: 50 }

/** The limits of a server that hangs: it does not prolong its leases. */
const hanging = { ...limits, prolongMs: hourMs }

const log = saidLog()
let postgres: PostgresServer
/** Two servers of one shop, each with its own connections. */
let one: Kysely<Schema>
let other: Kysely<Schema>
let time = Date.now()
const now = () => new Date(time)

beforeAll(async () => {
  postgres = await startPostgresServer()
  const connectionString = await postgres.newDatabase()
  await (await openDatabase({ dataDir: '', databaseUrl: connectionString, demo: false, log })).close()
  one = openPool({ connectionString }, log)
  other = openPool({ connectionString }, log)
  await sql`create table job_runs (subject text not null, what text not null)`.execute(one)
})

afterAll(async () => {
  await one.destroy()
  await other.destroy()
  await postgres.stop()
})

beforeEach(async () => {
  await one.deleteFrom('jobs').execute()
  await sql`delete from job_runs`.execute(one)
  log.said.length = 0
})

/** Starts the jobs of a server and stops them with the test. */
function start(db: Kysely<Schema>, kinds: JobKinds, by = limits) {
  const jobs = createJobs({ kinds, log, limits: by, now })
  const stop = jobs.watch(db)
  onTestFinished(stop)
  return { ...jobs, stop }
}

const queue = (subject: string, payload: object = { what: 'once' }, kind = 'task') =>
  inTransaction(one, (transaction) => queueJob(transaction, { kind, subject, payload }, now()))
const loadRow = (id: string) => one.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const until = (check: () => Promise<void> | void) => vi.waitFor(check, { timeout: 60_000, interval: 10 })
const becomes = (id: string, like: object) => until(async () => expect(await loadRow(id)).toMatchObject(like))

const note = (db: Kysely<Schema>, subject: string, what: string) =>
  sql`insert into job_runs values (${subject}, ${what})`.execute(db)

async function listWork(): Promise<string[]> {
  const { rows } = await sql<{ said: string }>`select subject || ' ' || what as said from job_runs`.execute(one)
  return rows.map(({ said }) => said).toSorted()
}

const defaultJob = {
  payload: z.strictObject({ what: z.string() }),
  retry: { pausesMs: [1_000, 5_000], tries: 3 },
  limitMs: 20_000,
  atOnce: 4,
} as const

type JobStep = (tools: JobTools, transaction: Transaction<Schema>) => unknown

/** A job that writes a row and then runs the step of the test. */
function writing(meanwhile: JobStep = () => {}): JobKind {
  return databaseJob({
    ...defaultJob,
    async run(transaction, { what }, tools) {
      await note(transaction, tools.subject, what)
      await meanwhile(tools, transaction)
      return ok(undefined)
    },
  })
}

/** A gate at which a job waits until the test opens it. */
function gate() {
  const [reached, open] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const pass = () => {
    reached.resolve()
    return open.promise
  }
  return { pass, reached: reached.promise, open: () => open.resolve() }
}

test('runs each of sixty simultaneous jobs once on two servers', async () => {
  const ids = await Promise.all(Array.from({ length: 60 }, (_, index) => queue(`order-${index}`)))
  const servers = [one, other].map((db) => start(db, { task: writing() }))
  for (const { wake } of servers) wake()
  for (const id of ids) await becomes(id, { end_reason: 'done', ended_at: now(), attempts: 1, lease_token: null })
  expect(await listWork()).toEqual(Array.from({ length: 60 }, (_, index) => `order-${index} once`).toSorted())
})

test('skips a job whose row is locked without waiting for it', async () => {
  const [leasedJob, free] = [await queue('order-1'), await queue('order-2')]
  await inTransaction(one, async (lockHolder) => {
    await lockHolder.selectFrom('jobs').selectAll().where('id', '=', leasedJob).forUpdate().execute()
    const leasing = inTransaction(other, async (looking) => {
      await sql`set local lock_timeout = '2s'`.execute(looking)
      return leaseJobs(looking, { kind: 'task', count: 9, now: now(), until: now() })
    })
    expect((await leasing).map(({ id }) => id)).toEqual([free])
  })
})

test('queues one job for fifty simultaneous requests of one subject, and another after its end', async () => {
  const ids = await Promise.all(Array.from({ length: 50 }, (_, index) => queue('order-1', { what: `wish ${index}` })))
  expect(new Set(ids).size).toBe(1)
  start(one, { task: writing() })
  await becomes(String(ids[0]), { end_reason: 'done' })
  expect(await listWork()).toHaveLength(1)
  const next = await queue('order-1')
  expect(next).not.toBe(ids[0])
  await becomes(next, { end_reason: 'done' })
  expect(await listWork()).toHaveLength(2)
})

test('runs a job once more with the newer payload when it is queued again while running', async () => {
  const first = gate()
  start(one, { task: writing(first.pass) })
  const id = await queue('order-1', { what: 'red' })
  await first.reached
  expect(await queue('order-1', { what: 'blue' })).toBe(id)
  first.open()
  await becomes(id, { end_reason: 'done', is_requeued: false })
  expect(await listWork()).toEqual(['order-1 blue', 'order-1 red'])
})

test.each([
  ['runs twice as a naive job that is marked done afterwards', 'world', 2],
  ['runs once as a database job, because the slow server rolls back', 'database', 1],
] as const)('a job on two servers, the first of which lost its lease, %s', async (_, touches, count) => {
  const slow = gate()
  const kind = (meanwhile: () => unknown) =>
    touches === 'database'
      ? writing(meanwhile)
      : worldJob({
          ...defaultJob,
          async run(db, { what }, { subject }) {
            await meanwhile()
            await note(db, subject, what)
            return ok(undefined)
          },
        })
  start(one, { task: kind(slow.pass) }, hanging)
  const id = await queue('order-1')
  await slow.reached
  time += limits.leaseMs
  start(other, { task: kind(() => {}) })
  await becomes(id, { end_reason: 'done', attempts: 2 })
  slow.open()
  await until(() => expect(log.said).toContain('A job was taken over by another server meanwhile'))
  expect(await listWork()).toEqual(Array(count).fill('order-1 once'))
})

test('records an external effect as done, also from a server that lost the job, and does not retry it', async () => {
  const [slow, second] = [gate(), gate()]
  const kind = (meanwhile: () => Promise<void>, error?: string) =>
    worldJob({
      ...defaultJob,
      async run() {
        await meanwhile()
        return error ? fail('temporary_failure', error) : ok(undefined)
      },
    })
  start(one, { task: kind(slow.pass) }, hanging)
  const id = await queue('order-1')
  await slow.reached
  time += limits.leaseMs
  const { stop } = start(other, { task: kind(second.pass, 'PRINTER 503') })
  await second.reached
  slow.open()
  const isDone = { end_reason: 'done', lease_token: null, attempts: 2, last_error: null }
  await becomes(id, isDone)
  second.open()
  await stop()
  expect(await loadRow(id)).toMatchObject(isDone)
})

test('rolls back a failing job, backs off after each try and gives up with the reason after the last', async () => {
  const kind = databaseJob({
    ...defaultJob,
    async run(transaction, { what }, { subject, progress }) {
      await note(transaction, subject, what)
      progress('2 of 3')
      return fail('temporary_failure', 'PRINTER 503')
    },
  })
  const { wake } = start(one, { task: kind })
  const id = await queue('order-1')
  for (const [index, wait] of [1_000, 5_000].entries()) {
    wake()
    await becomes(id, { attempts: index + 1, due_at: new Date(time + wait), lease_until: null, ended_at: null })
    expect(await loadRow(id)).toMatchObject({ last_error: 'PRINTER 503', progress: '2 of 3' })
    time += wait
  }
  wake()
  await becomes(id, { attempts: 3, end_reason: 'given_up', ended_at: now(), last_error: 'PRINTER 503' })
  expect(await listWork()).toEqual([])
  expect(log.said.at(-1)).toBe('A job is given up')
})

test.each([
  ['is refused', databaseJob({ ...defaultJob, run: async () => fail('refused', 'NO SUCH SHOE') }), 'NO SUCH SHOE', {}],
  ['cannot be read', writing(), 'UNREADABLE', { what: 7 }],
])('gives up a job that %s at once', async (_, kind, error, payload) => {
  start(one, { task: kind })
  await becomes(await queue('order-1', { what: 'once', ...payload }), {
    end_reason: 'given_up',
    last_error: error,
    attempts: 1,
  })
})

test('stores the kind of an error without its message, which could contain a name', async () => {
  const kind = writing((_tools, transaction) => sql`select 'mika@example.jp'::integer`.execute(transaction))
  start(one, { task: kind })
  const id = await queue('order-1')
  await becomes(id, { attempts: 1, last_error: '22P02' })
})

test('gives up a job whose tries all ended with a killed server, and the next server survives', async () => {
  const id = await queue('order-1')
  for (let count = 0; count < defaultJob.retry.tries; count++) {
    expect(await leaseJobs(one, { kind: 'task', count: 1, now: now(), until: now() })).toHaveLength(1)
  }
  start(other, { task: writing() })
  await becomes(id, { end_reason: 'given_up', last_error: 'INTERRUPTED' })
  expect(await listWork()).toEqual([])
})

test('leaves a job of an unknown kind to servers that know it', async () => {
  const [unknown, known] = [await queue('order-1', { what: 'new' }, 'newer'), await queue('order-2')]
  start(one, { task: writing() })
  await becomes(known, { end_reason: 'done' })
  expect(await loadRow(unknown)).toMatchObject({ attempts: 0, last_error: null, lease_token: null, ended_at: null })
  start(other, { newer: writing() })
  await becomes(unknown, { end_reason: 'done' })
  expect(await listWork()).toEqual(['order-1 new', 'order-2 once'])
})

test('exposes the progress of a running job and keeps its lease', async () => {
  const half = gate()
  start(one, {
    task: writing(async ({ progress }) => {
      progress('1 of 2'.padEnd(300, '.'))
      await half.pass()
    }),
  })
  const id = await queue('order-1')
  await half.reached
  time += limits.leaseMs - 1_000
  await becomes(id, { progress: '1 of 2'.padEnd(200, '.'), lease_until: new Date(time + limits.leaseMs) })
  time += 1_000
  expect(await leaseJobs(other, { kind: 'task', count: 9, now: now(), until: now() })).toEqual([])
  half.open()
  await becomes(id, { end_reason: 'done', attempts: 1 })
})

test('does not lease a running job again when the clock is moved on', async () => {
  const slow = gate()
  const { wake } = start(one, { task: writing(slow.pass) }, hanging)
  const id = await queue('order-1')
  await slow.reached
  time += hourMs
  const second = await queue('order-2')
  wake()
  await becomes(second, { attempts: 1 })
  expect(await loadRow(id)).toMatchObject({ attempts: 1 })
  slow.open()
  for (const each of [id, second]) await becomes(each, { end_reason: 'done', attempts: 1 })
})

test.each([
  ['that observes the abort signal', true],
  ['that ignores it', false],
])(
  'puts a job %s back with all its tries when its server stops, and another server runs it at once',
  async (_, heeds) => {
    const slow = gate()
    const kind = writing(async ({ signal }) => {
      if (heeds) signal.addEventListener('abort', slow.open)
      await slow.pass()
      if (heeds) signal.throwIfAborted()
    })
    const { stop } = start(one, { task: kind })
    const id = await queue('order-1')
    await slow.reached
    await stop()
    expect(await loadRow(id)).toMatchObject({
      attempts: 0,
      lease_token: null,
      lease_until: null,
      due_at: now(),
      ended_at: null,
    })
    start(other, { task: writing() })
    await becomes(id, { end_reason: 'done', attempts: 1 })
    slow.open()
    // The first server's run, if it still ends, has lost the job.
    await until(async () => expect(await openTransactions()).toBe(0))
    expect(await listWork()).toEqual(['order-1 once'])
  },
)

async function openTransactions(): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state like '%transaction%'
  `.execute(other)
  return Number(rows[0]?.count)
}

test('aborts a job that exceeds the time limit of its kind and retries it', async () => {
  const slow = gate()
  start(one, { task: { ...writing(slow.pass), limitMs: 30 } })
  const id = await queue('order-1')
  await becomes(id, { attempts: 1, last_error: 'TOO_SLOW', due_at: new Date(time + 1_000), lease_token: null })
  slow.open()
  await until(async () => expect(await openTransactions()).toBe(0))
  expect(await listWork()).toEqual([])
})

test('does not delay other kinds, nor exceed its own concurrency, when a slow kind is saturated', async () => {
  const [places, slow] = [gate(), gate()]
  let begun = 0
  const kind = writing(() => {
    begun += 1
    if (begun === defaultJob.atOnce) void places.pass()
    return slow.pass()
  })
  start(one, { slow: kind, task: writing() })
  const slows = []
  for (let count = 0; count <= defaultJob.atOnce; count++)
    slows.push(await queue(`order-${count}`, { what: 'slow' }, 'slow'))
  await places.reached
  await becomes(await queue('order-9'), { end_reason: 'done' })
  expect(begun).toBe(defaultJob.atOnce)
  slow.open()
  for (const id of slows) await becomes(id, { end_reason: 'done' })
})

test('keeps one recurring job for all servers and reschedules it after each end or failure', async () => {
  let isBroken = false
  const everyMs = 600_000
  const kinds = {
    recurring: cleanUp(everyMs, async (transaction) => {
      await note(transaction, 'shop', 'swept')
      if (isBroken) throw new TypeError('broken')
    }),
  }
  const servers = [one, other, one, other].map((db) => start(db, kinds))
  const wake = () => servers.forEach((server) => void server.wake())
  const only = async () => {
    const rows = await one.selectFrom('jobs').selectAll().execute()
    expect(rows).toHaveLength(1)
    return rows[0]
  }
  const next = (like: object) => until(async () => expect(await only()).toMatchObject({ ended_at: null, ...like }))
  await next({ due_at: new Date(time + everyMs), attempts: 0, last_error: null })
  expect(await listWork()).toEqual(['shop swept'])
  isBroken = true
  time += everyMs
  for (const [index, wait] of [60_000, 300_000, everyMs].entries()) {
    wake()
    await next({ due_at: new Date(time + wait), attempts: (index + 1) % 3, last_error: 'TypeError' })
    time += wait
  }
  isBroken = false
  wake()
  await next({ due_at: new Date(time + everyMs), attempts: 0, last_error: null })
  expect(await listWork()).toEqual(['shop swept', 'shop swept'])
  // Moved on by a year and back.
  await one
    .updateTable('jobs')
    .set({ due_at: new Date(time + 365 * dayMs) })
    .execute()
  start(one, kinds)
  await next({ due_at: new Date(time + everyMs) })
})
