import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { fail, ok } from '#domain/result.ts'
import { dayMs } from '#domain/time.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { jobKinds } from '#server/job-kinds.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { leaseJobs } from '#server/jobs/leased-job.ts'
import { mailbox } from '#server/mail/mailbox.ts'
import { mailJob } from '#server/mail/outbox.ts'
import { purgeMailsTo } from '#server/mail/purge-mails-to.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { resendMail } from '#server/mail/resend-mail.ts'
import type { MailTransport, OutgoingMail, SendMailResult } from '#server/mail/transport.ts'
import { type OpenDatabase, openDatabase } from '#server/open-database.ts'
import { noFiles } from '../support/fakes/no-files.ts'
import { testPay } from '../support/fakes/test-pay.ts'
import { type PostgresServer, startPostgresServer } from '../support/server/postgres-server.ts'
import { saidLog } from '../support/server/said-log.ts'
import { queueAlone, signInTo } from '../support/server/sign-in-mails.ts'

/** The default limits, shortened so that the tests stay fast. */
const limits = { pollMs: 200, leaseMs: 6_000, prolongMs: 50, stopMs: 50, endMs: 500 }

/** A mail transport that answers as the test says and records its mails. */
function createTransport(
  answer: (mail: OutgoingMail, signal: AbortSignal) => Promise<SendMailResult> | SendMailResult,
) {
  const given: OutgoingMail[] = []
  const send: MailTransport['send'] = async (mail, signal) => {
    given.push(mail)
    return answer(mail, signal)
  }
  return { given, retainsText: false, send }
}

describe.each(['external', 'pglite'] as const)('on the %s database', (kind) => {
  const log = saidLog()
  let folder: string
  let server: PostgresServer | undefined
  let database: OpenDatabase
  let time = Date.now()
  const now = () => new Date(time)

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hadashi-outbox-'))
    if (kind === 'external') server = await startPostgresServer()
    const databaseUrl = await server?.newDatabase()
    database = await openDatabase({ dataDir: folder, databaseUrl, demo: false, log, programs: undefined })
  })

  afterAll(async () => {
    await database.close()
    await server?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  beforeEach(async () => {
    await purgeAll()
    log.said.length = 0
  })

  /** Starts a server's jobs and stops them with the test. */
  function start(by: MailTransport) {
    const jobs = createJobs({
      kinds: jobKinds({ transport: by, files: noFiles, pay: () => testPay(now), hasWorkshop: false, now }),
      log,
      limits,
      now,
    })
    const stop = jobs.watch(database.kysely)
    onTestFinished(stop)
    return { ...jobs, stop }
  }

  async function purgeAll(): Promise<void> {
    for (const table of ['jobs', 'mails'] as const) await database.kysely.deleteFrom(table).execute()
  }

  const leaseAll = (count: number, until = new Date(time + 6_000)) =>
    leaseJobs(database.kysely, { kind: mailJob, count, now: now(), until })

  const queue = (to: string, code?: string) =>
    queueAlone(database.kysely, signInTo(to, { ...(code ? { code } : {}) }), now())
  /** Loads a mail with the state of its job. */
  const loadRow = (id: string) =>
    database.kysely
      .selectFrom('mails')
      .innerJoin('jobs', (join) => join.onRef('jobs.subject', '=', 'mails.id').on('jobs.kind', '=', mailJob))
      .selectAll('mails')
      .select(['attempts', 'due_at', 'lease_until', 'last_error', 'ended_at', 'end_reason'])
      .where('mails.id', '=', id)
      .executeTakeFirstOrThrow()
  const loadCleanup = () =>
    database.kysely
      .selectFrom('jobs')
      .select('due_at')
      .where('kind', '=', 'purge-mails')
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow()
  const isGivenUp = { end_reason: 'given_up', sent_at: null }
  const until = (check: () => Promise<void> | void) => vi.waitFor(check, { timeout: 60_000, interval: 10 })

  test('sends a mail once its transaction commits, and never when it rolls back', async () => {
    const carrying = createTransport(() => ok(undefined))
    const { wake } = start(carrying)
    const undone = inTransaction(database.kysely, async (transaction) => {
      await queueMail(transaction, signInTo('undone@example.jp'), now())
      throw new Error('changed my mind')
    })
    await expect(undone).rejects.toThrow('changed my mind')
    const id = await queue('mika@example.jp')
    wake()
    await until(async () => expect((await loadRow(id)).sent_at).toEqual(now()))
    expect(carrying.given.map(({ to }) => to)).toEqual(['mika@example.jp'])
  })

  test('deletes the text of a mail once a mail server has accepted it', async () => {
    const { wake } = start(createTransport(() => ok(undefined)))
    const id = await queue('mika@example.jp', '918273')
    wake()
    await until(async () => expect((await loadRow(id)).sent_at).not.toBeNull())
    const row = await loadRow(id)
    expect(row).toMatchObject({ subject: null, body_text: null, body_html: null, kind: 'sign_in', attempts: 1 })
    expect(JSON.stringify(row)).not.toContain('918273')
  })

  test('keeps the text of a mail in the demo mailbox', async () => {
    const { wake } = start(mailbox)
    const id = await queue('mika@example.jp', '918273')
    wake()
    await until(async () => expect((await loadRow(id)).sent_at).not.toBeNull())
    expect((await loadRow(id)).body_text).toContain('918273')
  })

  test('sends each of forty mails once from four simultaneous outboxes', async () => {
    const carrying = createTransport(() => ok(undefined))
    const ids = await Promise.all(Array.from({ length: 40 }, (_, index) => queue(`reader-${index}@example.jp`)))
    const outboxes = Array.from({ length: 4 }, () => start(carrying))
    for (const { wake } of outboxes) wake()
    await until(async () => {
      const { left } = await database.kysely
        .selectFrom('mails')
        .select(({ fn }) => fn.countAll<string>().as('left'))
        .where('sent_at', 'is', null)
        .executeTakeFirstOrThrow()
      expect(Number(left)).toBe(0)
    })
    expect(carrying.given.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  })

  test('divides due mails between simultaneous servers without overlap', async () => {
    for (let round = 0; round < 5; round++) {
      await purgeAll()
      const ids = await Promise.all(Array.from({ length: 20 }, (_, index) => queue(`reader-${index}@example.jp`)))
      const shares = await Promise.all(Array.from({ length: 10 }, () => leaseAll(5)))
      const leased = shares.flat().map(({ subject }) => subject)
      expect(leased.toSorted()).toEqual([...new Set(leased)].toSorted())
      // A mail skipped at that moment is leased the next time.
      leased.push(...(await leaseAll(20)).map(({ subject }) => subject))
      expect(leased.toSorted()).toEqual(ids.toSorted())
    }
  })

  test('backs off after each failed try of a mail and gives up after a day', async () => {
    const carrying = createTransport(() => fail('temporary_failure', 'ETIMEDOUT'))
    const { wake } = start(carrying)
    const id = await queue('mika@example.jp')
    for (const [index, wait] of [1_000, 5_000, 30_000, 300_000, 1_800_000, 1_800_000].entries()) {
      wake()
      const waiting = { attempts: index + 1, last_error: 'ETIMEDOUT', due_at: new Date(time + wait), lease_until: null }
      await until(async () => expect(await loadRow(id)).toMatchObject(waiting))
      time += wait
    }
    time += dayMs
    wake()
    await until(async () => expect(await loadRow(id)).toMatchObject({ ...isGivenUp, ended_at: now() }))
    expect((await loadRow(id)).body_text).not.toBeNull()
    expect(log.said).toContain('A job is given up')
  })

  test('gives up at once when the mail server does not know the recipient', async () => {
    const carrying = createTransport(() => fail('refused', 'EENVELOPE 550'))
    const { wake } = start(carrying)
    const id = await queue('nobody@example.jp')
    wake()
    await until(async () => expect(await loadRow(id)).toMatchObject({ ...isGivenUp, ended_at: now() }))
    expect(await loadRow(id)).toMatchObject({ attempts: 1, last_error: 'EENVELOPE 550', sent_at: null })
  })

  test('hands a killed server’s mail to another server when the lease expires, and not before', async () => {
    const id = await queue('mika@example.jp')
    expect(await leaseAll(9)).toHaveLength(1)
    expect(await leaseAll(9)).toEqual([])
    time += 6_000
    const carrying = createTransport(() => ok(undefined))
    start(carrying).wake()
    await until(async () => expect((await loadRow(id)).sent_at).not.toBeNull())
    expect(carrying.given).toHaveLength(1)
  })

  test('does not resend a mail whose server was killed after sending it and before its job ended', async () => {
    const id = await queue('mika@example.jp')
    await database.kysely.updateTable('mails').set({ sent_at: now() }).where('id', '=', id).execute()
    const carrying = createTransport(() => ok(undefined))
    start(carrying)
    await until(async () => expect((await loadRow(id)).end_reason).toBe('done'))
    expect(carrying.given).toEqual([])
  })

  test('keeps the lease of a mail that is slow to send', async () => {
    let finish = () => {}
    const carrying = createTransport(() => new Promise((resolve) => (finish = () => resolve(ok(undefined)))))
    const { wake } = start(carrying)
    const id = await queue('mika@example.jp')
    wake()
    await until(() => expect(carrying.given).toHaveLength(1))
    time += 5_000
    // The lease is renewed while the transport sends.
    await until(async () => expect((await loadRow(id)).lease_until?.getTime()).toBe(time + 6_000))
    time += 5_000
    expect(await leaseAll(9, now())).toEqual([])
    finish()
    await until(async () => expect((await loadRow(id)).sent_at).not.toBeNull())
  })

  test('does not delay other recipients for a slow one', async () => {
    const carrying = createTransport(({ to }, signal) =>
      to.startsWith('slow')
        ? new Promise((resolve) => signal.addEventListener('abort', () => resolve(fail('temporary_failure', 'EABORT'))))
        : ok(undefined),
    )
    const slow = await queue('slow@example.jp')
    const { wake, stop } = start(carrying)
    wake()
    await until(() => expect(carrying.given).toHaveLength(1))
    const quick = await queue('quick@example.jp')
    wake()
    await until(async () => expect((await loadRow(quick)).sent_at).not.toBeNull())
    await stop()
    // Due at once for the next server.
    const back = { sent_at: null, last_error: 'EABORT', attempts: 0, lease_until: null, due_at: now(), ended_at: null }
    expect(await loadRow(slow)).toMatchObject(back)
  })

  test('resends a mail as a new one while its text is stored, and no other mail', async () => {
    const failing = start(createTransport(() => fail('refused', 'EENVELOPE 550')))
    const id = await queue('mika@example.jp')
    failing.wake()
    await until(async () => expect(await loadRow(id)).toMatchObject(isGivenUp))
    await failing.stop()
    const resend = (one: string) => inTransaction(database.kysely, (transaction) => resendMail(transaction, one, now()))
    const again = await resend(id)
    const carrying = createTransport(() => ok(undefined))
    start(carrying).wake()
    await until(async () => expect((await loadRow(String(again))).sent_at).not.toBeNull())
    expect(carrying.given).toMatchObject([{ id: again, to: 'mika@example.jp' }])
    expect(await resend(String(again))).toBeUndefined()
    expect(await resend('no such mail')).toBeUndefined()
  })

  test('forgets the recipient a month after a mail was sent, and keeps due mails', async () => {
    const { wake } = start(
      createTransport(({ to }) => (to.startsWith('late') ? fail('temporary_failure', 'EAUTH 535') : ok(undefined))),
    )
    const [sent, due] = [await queue('mika@example.jp'), await queue('late@example.jp')]
    wake()
    await until(async () => expect((await loadRow(sent)).sent_at).not.toBeNull())
    await until(async () => expect((await loadRow(due)).last_error).toBe('EAUTH 535'))
    await database.kysely
      .updateTable('jobs')
      .set({ due_at: new Date(time + 99 * dayMs) })
      .where('subject', '=', due)
      .execute()
    const loadMailIds = () => database.kysely.selectFrom('mails').select('id').orderBy('id').execute()
    time += 29 * dayMs
    wake()
    // A cleanup that still runs when the clock moves on would be planned an hour after the later time.
    await until(async () => expect((await loadCleanup()).due_at.getTime()).toBeGreaterThan(time))
    expect(await loadMailIds()).toEqual([sent, due].sort().map((id) => ({ id })))
    time += 2 * dayMs
    wake()
    await until(async () => expect(await loadMailIds()).toEqual([{ id: due }]))
  })

  test('deletes the mails to the address of a deleted account, and no others', async () => {
    await queue('mika@example.jp')
    const other = await queue('other@example.jp')
    await inTransaction(database.kysely, (transaction) => purgeMailsTo(transaction, 'mika', 'mika@example.jp'))
    expect(await database.kysely.selectFrom('mails').select('id').execute()).toEqual([{ id: other }])
  })

  test.each([
    ['a line break', 'mika@example.jp\r\nBcc: all@example.jp'],
    ['two addresses', 'mika@example.jp,other@example.jp'],
    ['a name', 'Mika <mika@example.jp>'],
    ['capitals, which must be lower case', 'Mika@example.jp'],
    ['nothing', ''],
  ])('queues no mail to an address with %s', async (_, to) => {
    await expect(queue(to)).rejects.toThrow('not an e-mail address')
    expect(await database.kysely.selectFrom('mails').selectAll().execute()).toEqual([])
  })
})
