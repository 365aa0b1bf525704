import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { jobKinds } from '#server/job-kinds.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { mailbox } from '#server/mail/mailbox.ts'
import { createSmtpTransport } from '#server/mail/smtp.ts'
import type { MailTransport } from '#server/mail/transport.ts'
import { listMailbox } from '#server/mailbox-page/read-mailbox.ts'
import { type OpenDatabase, openDatabase } from '#server/open-database.ts'
import { type MailServer, startMailServer } from '../support/fakes/mail-server.ts'
import { noFiles } from '../support/fakes/no-files.ts'
import { testPay } from '../support/fakes/test-pay.ts'
import { type PostgresServer, startPostgresServer } from '../support/server/postgres-server.ts'
import { saidLog } from '../support/server/said-log.ts'
import { queueAlone, signInTo } from '../support/server/sign-in-mails.ts'

const sender = { name: 'Hadashi 裸足', address: 'post@shop.example' }
const now = () => new Date()

let postgres: PostgresServer
let database: OpenDatabase
let mailServer: MailServer

beforeAll(async () => {
  postgres = await startPostgresServer()
  mailServer = await startMailServer()
  const databaseUrl = await postgres.newDatabase()
  database = await openDatabase({ dataDir: '', databaseUrl, demo: false, log: saidLog() })
})

afterAll(async () => {
  await database.close()
  await mailServer.close()
  await postgres.stop()
})

beforeEach(async () => {
  for (const table of ['jobs', 'mails'] as const) await database.kysely.deleteFrom(table).execute()
})

function start(transport: MailTransport) {
  const jobs = createJobs({
    kinds: jobKinds({ transport, files: noFiles, pay: () => testPay(now), hasWorkshop: false, now }),
    log: saidLog(),
    now,
  })
  onTestFinished(jobs.watch(database.kysely))
  return jobs
}

type ReceivedTestMail = { to: string; subject: string; text: string; html: string }

/** Each mail transport, and where its mails are read. */
const transports: [string, () => MailTransport, (to: string) => Promise<ReceivedTestMail[]>][] = [
  ['the mailbox of the demo', () => mailbox, (to) => listMailbox(database.kysely, to)],
  [
    'a mail server',
    () => createSmtpTransport({ url: mailServer.url, sender }),
    async (to) =>
      mailServer.received
        .filter(({ recipients }) => recipients.includes(to))
        .map(({ subject, text, html }) => ({ to, subject, text, html })),
  ],
]

describe.each(transports)('to %s', (name, open, arrivedFor) => {
  const slug = name.replaceAll(' ', '-')

  test.each(['en', 'ja'] as const)('delivers a mail once, word for word, in %s', async (language) => {
    const mail = signInTo(`${language}-${slug}@example.jp`, { language })
    const { wake } = start(open())
    await queueAlone(database.kysely, mail, now())
    wake()
    await vi.waitFor(async () => expect(await arrivedFor(mail.to)).toHaveLength(1), { timeout: 60_000, interval: 10 })
    const [arrived] = await arrivedFor(mail.to)
    expect(arrived).toMatchObject({ to: mail.to, subject: mail.subject })
    expect(arrived?.text.trimEnd()).toBe(mail.text.trimEnd())
    expect(arrived?.html.trimEnd()).toBe(mail.html.trimEnd())
  })

  test('delivers thirty simultaneous mails, each with its own text', async () => {
    const { wake } = start(open())
    const mails = Array.from({ length: 30 }, (_, at) =>
      signInTo(`${at}-${slug}@example.jp`, { code: `${100_000 + at}` }),
    )
    await Promise.all(mails.map((mail) => queueAlone(database.kysely, mail, now())))
    wake()
    for (const mail of mails)
      await vi.waitFor(async () => expect(await arrivedFor(mail.to)).toMatchObject([{ subject: mail.subject }]), {
        timeout: 60_000,
        interval: 20,
      })
  })

  test('sends a mail that another server queued without a notification', async () => {
    start(open())
    const mail = signInTo(`unsaid-${slug}@example.jp`)
    await queueAlone(database.kysely, mail, now())
    await vi.waitFor(async () => expect(await arrivedFor(mail.to)).toHaveLength(1), { timeout: 60_000, interval: 20 })
  })
})
