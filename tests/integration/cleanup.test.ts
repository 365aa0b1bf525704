import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { dayMs } from '#domain/time.ts'
import { diskFiles } from '#server/files/disk-files.ts'
import { jobKinds } from '#server/job-kinds.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { mailbox } from '#server/mail/mailbox.ts'
import { type OpenDatabase, openDatabase } from '#server/open-database.ts'
import { testPay } from '../support/fakes/test-pay.ts'
import { emptyFolder } from '../support/server/data-folder.ts'
import { type PostgresServer, startPostgresServer } from '../support/server/postgres-server.ts'
import { saidLog } from '../support/server/said-log.ts'

const log = saidLog()
const time = Date.now()
const now = () => new Date(time)
const ago = (days: number) => new Date(time - days * dayMs)

let postgres: PostgresServer
let database: OpenDatabase

beforeAll(async () => {
  postgres = await startPostgresServer()
  database = await openDatabase({ dataDir: '', databaseUrl: await postgres.newDatabase(), demo: false, log })
})

afterAll(async () => {
  await database.close()
  await postgres.stop()
})

const verification = { purpose: 'sign_in', email: 'mika@example.jp', code_hash: 'none' } as const
const key = { caller_id: 'mika', endpoint: 'save', request_digest: 'none', lease_token: 'none' } as const
const words = { subject: null, body_text: null, body_html: null }
const mail = { kind: 'welcome', to_address: 'mika@example.jp', language: 'en', ...words } as const
const event = { channel_id: 'mika', kind: 'noted', payload: '{}' } as const
const person = { customer_id: null, kind: 'self', name: 'Mika', comparison_group: 'women' } as const
const agreed = { consent_version: '1', consent_language: 'en', consent_wording: 'Yes.', agreed_at: ago(40) } as const
const line = { customer_id: null, guest_id: 'mika', person_id: 'mika', configuration: '{}', ...agreed } as const
const job = { kind: 'of another build', payload: '{}', due_at: ago(40), queued_at: ago(40) } as const

test('deletes expired rows of every kind at startup, and nothing else', async () => {
  const db = database.kysely
  await db
    .insertInto('email_verifications')
    .values(
      ['old', 'new'].map((id) => ({
        id,
        ...verification,
        created_at: ago(2),
        expires_at: ago(id === 'old' ? 1.1 : 0.9),
      })),
    )
    .execute()
  await db
    .insertInto('rate_limits')
    .values(['old', 'new'].map((name) => ({ name, count: 1, window_ends_at: ago(name === 'old' ? 0 : -1) })))
    .execute()
  await db
    .insertInto('idempotency_keys')
    .values(
      ['old', 'new'].map((one) => ({
        ...key,
        key: one,
        created_at: ago(one === 'old' ? 1.1 : 0.9),
        lease_until: ago(0),
      })),
    )
    .execute()
  await db
    .insertInto('mails')
    .values(['old', 'new'].map((id) => ({ id, ...mail, created_at: ago(id === 'old' ? 31 : 29), sent_at: ago(20) })))
    .execute()
  await db
    .insertInto('jobs')
    .values([
      { id: 'old', subject: 'old', ...job, ended_at: ago(31), end_reason: 'given_up' },
      { id: 'new', subject: 'new', ...job, ended_at: ago(29), end_reason: 'done' },
      { id: 'open', subject: 'open', ...job },
    ])
    .execute()
  await db.insertInto('stream_channels').values({ id: 'mika', last_number: 2 }).execute()
  await db
    .insertInto('stream_events')
    .values([60, 0].map((days, index) => ({ ...event, number: index + 1, created_at: ago(days) })))
    .execute()
  await db
    .insertInto('people')
    .values({ id: 'mika', guest_id: 'mika', ...person, created_at: ago(40) })
    .execute()
  await db
    .insertInto('cart_lines')
    .values(['old', 'new'].map((id) => ({ id, design_id: id, ...line, added_at: ago(id === 'old' ? 31 : 29) })))
    .execute()
  const folder = await emptyFolder()
  for (const name of ['forgotten', 'unknown', 'young']) await writeFile(join(folder, name), 'bytes')
  for (const name of ['forgotten', 'unknown']) await utimes(join(folder, name), ago(1), ago(1))
  await db.insertInto('files_to_delete').values({ id: 'forgotten' }).execute()
  const jobs = createJobs({
    kinds: jobKinds({ transport: mailbox, files: diskFiles(folder), pay: () => testPay(now), hasWorkshop: false, now }),
    log,
    now,
  })
  onTestFinished(jobs.watch(db))
  const left = async () => ({
    proofs: (await db.selectFrom('email_verifications').select('id').execute()).map(({ id }) => id),
    hits: (await db.selectFrom('rate_limits').select('name').execute()).map(({ name }) => name),
    keys: (await db.selectFrom('idempotency_keys').select('key').execute()).map((row) => row.key),
    mails: (await db.selectFrom('mails').select('id').execute()).map(({ id }) => id),
    lines: (await db.selectFrom('cart_lines').select('id').execute()).map(({ id }) => id),
    events: (await db.selectFrom('stream_events').select('number').execute()).map(({ number }) => number),
    files: (await readdir(folder)).toSorted(),
    removed: await db.selectFrom('files_to_delete').select('id').execute(),
    jobs: (await db.selectFrom('jobs').select('id').where('kind', '=', job.kind).orderBy('id').execute()).map(
      ({ id }) => id,
    ),
  })
  const cleanupResult = db.selectFrom('jobs').select('progress').where('kind', '=', 'clean-up-files')
  const fresh = {
    proofs: ['new'],
    hits: ['new'],
    keys: ['new'],
    mails: ['new'],
    jobs: ['new', 'open'],
    lines: ['new'],
    events: [2],
    files: ['young'],
    removed: [],
  }
  await vi.waitFor(async () => expect(await left()).toEqual(fresh), { timeout: 60_000, interval: 10 })
  // The cleanup runs again by itself and reports the progress of its last run.
  await vi.waitFor(
    async () =>
      expect((await cleanupResult.execute()).map(({ progress }) => progress)).toEqual([
        expect.stringContaining('1 unknown'),
      ]),
    { timeout: 60_000, interval: 10 },
  )
})
