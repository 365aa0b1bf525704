import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#server/db/transaction.ts'
import { queueJob } from '#server/jobs/queue-job.ts'
import { openDatabase } from '#server/open-database.ts'
import { storeFirstToken } from '#server/operators/first-token.ts'
import { readChanges } from '#server/translations/stored-changes.ts'
import { type PostgresServer, startPostgresServer } from '../support/server/postgres-server.ts'
import { saidLog } from '../support/server/said-log.ts'
import { shopCommand } from '../support/server/shop-command.ts'
import { queueAlone, signInTo } from '../support/server/sign-in-mails.ts'

let server: PostgresServer
let database: Awaited<ReturnType<typeof openDatabase>>
let folder: string
let env: Record<string, string>

const firstToken = 'the first token of this shop, long enough'

/** Every setting that production requires at startup. */
const production = {
  NODE_ENV: 'production',
  VIEWER: 'three',
  PUBLIC_URL: 'https://shop.example',
  SMTP_URL: 'smtp://mail.example',
  STRIPE_SECRET_KEY: 'a key of the test',
  STRIPE_WEBHOOK_SECRET: 'another key of the test',
  SELLER_NAME: 'Hadashi Ltd',
  SELLER_ADDRESS: '1 High Street, London',
  SELLER_NUMBER: '01234567',
  SELLER_REPRESENTATIVE: 'Aiko Mori',
  SELLER_PHONE: '+44 20 7946 0000',
  SELLER_EMAIL: 'shop@shop.example',
}

beforeAll(async () => {
  server = await startPostgresServer()
  const DATABASE_URL = await server.newDatabase()
  database = await openDatabase({ dataDir: '', databaseUrl: DATABASE_URL, demo: false, log: saidLog() })
  env = { DATABASE_URL, JWT_SECRET: 'a secret of the test, long enough for it' }
  folder = await mkdtemp(join(tmpdir(), 'hadashi-texts-'))
})
afterAll(async () => {
  await database.close()
  await server.stop()
  await rm(folder, { recursive: true })
})

const shop = (words: readonly string[], more: Record<string, string> = {}) => shopCommand(words, { ...env, ...more })

test('creates the first owner by OPERATOR_TOKEN, who adds others, and requires a token in production', async () => {
  await storeFirstToken(database.kysely, firstToken, new Date())
  const withToken = (OPERATOR_TOKEN: string) => ({ ...production, OPERATOR_TOKEN })
  expect(await shop(['operator', 'list'], production)).toMatchObject({
    code: 1,
    err: 'No token was given. Put yours into OPERATOR_TOKEN.\n',
  })
  expect(await shop(['operator', 'list'], withToken(firstToken))).toMatchObject({ code: 1, out: '' })
  const made = await shop(['operator', 'add', 'Aya', '--role', 'owner'], withToken(firstToken))
  const owner = /^Aya now has the role owner\. .+\n([\w-]{43})\n$/.exec(made.out)?.[1] ?? ''
  expect(owner).not.toBe('')
  expect((await shop(['operator', 'add', 'Eve', '--role', 'owner'], withToken(firstToken))).code).toBe(1)

  const added = await shop(['operator', 'add', 'Ken', '--role', 'support', '--json'], withToken(owner))
  const { token } = JSON.parse(added.out)
  expect((await shop(['operator', 'list'], withToken(owner))).out).toBe('Aya  owner\nKen  support\n')
  expect((await shop(['customers', 'find', 'mika'], withToken(token))).out).toBe('No customers found.\n')
  expect((await shop(['audit', 'list'], withToken(token))).err).toBe(
    'Your role is not allowed to do that. You need the role owner.\n',
  )
  expect((await shop(['operator', 'revoke', 'Ken'], withToken(owner))).code).toBe(0)
  expect((await shop(['customers', 'find', 'mika'], withToken(token))).err).toBe(
    'This token has been revoked. Ask an owner for a new one.\n',
  )
  const { out } = await shop(['audit', 'list', '--limit', '3'], withToken(owner))
  expect(out.split('\n').filter((line) => line.includes('Ken (support, cli)'))).toHaveLength(2)
  for (const secret of [firstToken, owner, token]) expect(out).not.toContain(secret)
})

test.each(['token', 'clock', 'scenario'])('rejects the command %s in production', async (name) => {
  const { code, out, err } = await shop([name, 'show'], production)
  expect([code, out, err]).toEqual([
    1,
    '',
    'This command is for testers and works only in a demo, not in production.\n',
  ])
})

test('finds a customer by a part of the name, exports and deletes them in a demo without a token', async () => {
  await database.kysely
    .insertInto('customers')
    .values({
      id: 'c1',
      email: 'mika@example.jp',
      given_name: '美香',
      family_name: '森',
      given_kana: 'ミカ',
      family_kana: 'モリ',
      language: 'ja',
      country: 'JP',
      created_at: new Date(),
    })
    .execute()
  expect((await shop(['customers', 'find', 'mika'])).out).toBe('c1  mika@example.jp\n  森 美香 (モリ ミカ)  JP  ja\n')
  expect((await shop(['customers', 'find', '森', '美香'])).out).toContain('c1  mika@example.jp')
  expect(JSON.parse((await shop(['customers', 'export', 'c1'])).out)).toMatchObject({
    tables: { customers: [{ email: 'mika@example.jp' }] },
  })
  expect((await shop(['customers', 'delete', 'c1'])).err).toContain('customers delete ID --reason WORDS')
  expect((await shop(['customers', 'delete', 'c1', '--reason', 'By letter'])).out).toContain('c1 is deleted')
  expect((await shop(['customers', 'delete', 'c1', '--reason', 'By letter'])).err).toBe(
    'There is no customer with that id. Look it up: customers find WORDS\n',
  )
})

test('prints customer text without cursor or colour control codes', async () => {
  const name = 'Eve\u001b[2J\u009b31m\r\tX'
  await database.kysely.insertInto('customers').values({ id: 'c2', given_name: name, created_at: new Date() }).execute()
  expect((await shop(['customers', 'find', 'c2'])).out).toBe('c2  \n  Eve[2J31mX  GB  en\n')
  expect(JSON.parse((await shop(['customers', 'find', 'c2', '--json'])).out)).toMatchObject({
    customers: [{ id: 'c2' }],
  })
})

test('lists a mail, shows it in a demo and sends it again', async () => {
  const id = await queueAlone(database.kysely, signInTo('mika@example.jp', { code: '987654' }), new Date())
  expect((await shop(['mail', 'list', '--to', 'mika@example.jp', '--state', 'due'])).out).toContain(`${id}  `)
  expect((await shop(['mail', 'list', '--state', 'lost'])).err).toContain('state is not one of the allowed values')
  expect((await shop(['mail', 'show', id])).out).toContain('987654')
  expect((await shop(['mail', 'resend', id])).out).toMatch(/^It will be sent again, as [\w-]{36}\.\n$/)
  expect((await shop(['mail', 'show', 'none'])).err).toBe('There is no e-mail with that id. Look it up: mail list\n')
})

test('lists a job, shows it with reason and progress and retries it', async () => {
  const at = new Date('2026-05-01T09:00:00Z')
  const id = await inTransaction(database.kysely, (transaction) =>
    queueJob(transaction, { kind: 'print', subject: 'order-1' }, at),
  )
  const givenUp = {
    ended_at: at,
    end_reason: 'given_up',
    attempts: 3,
    last_error: 'PRINTER 503',
    progress: '2 of 3',
  } as const
  await database.kysely.updateTable('jobs').set(givenUp).where('id', '=', id).execute()
  const line = `${id}  2026-05-01T09:00:00.000Z\n  print of order-1: given_up after 3 tries, 2 of 3, last error PRINTER 503\n`
  expect((await shop(['jobs', 'list', '--state', 'given_up', '--kind', 'print'])).out).toBe(line)
  expect((await shop(['jobs', 'list', '--state', 'running'])).out).toBe('No jobs found.\n')
  expect((await shop(['jobs', 'list', '--state', 'lost'])).err).toContain('state is not one of the allowed values')
  expect((await shop(['jobs', 'show', id])).out).toBe(`${line}  ended 2026-05-01T09:00:00.000Z\n`)
  expect((await shop(['jobs', 'retry', id])).out).toBe(
    `${id} will be retried within a second, if the shop is running.\n`,
  )
  expect((await shop(['jobs', 'show', id])).out).toMatch(/print of order-1: waiting after 0 tries.+\n {2}due 2\d{3}-/)
  expect((await shop(['jobs', 'retry', 'none'])).err).toBe('There is no job with that id. Look it up: jobs list\n')
})

test('exports and imports texts: skips equal ones, stops at an error and changes nothing in a dry run', async () => {
  const file = join(folder, 'texts.json')
  const { out } = await shop(['translation', 'list', '--search', 'Skip to the content'])
  const key = /^(\S+) {2}\(/.exec(out)?.[1] ?? ''
  expect((await shop(['translation', 'export', '--file', file])).out).toMatch(/^\d{3,} texts are in /)
  expect((await shop(['translation', 'import', file])).out).toBe('0 texts changed.\n')

  const texts = JSON.parse(await readFile(file, 'utf8')).texts as { key: string; en: string }[]
  const changed = texts.map((text) => (text.key === key ? { ...text, en: 'To the content' } : text))
  await writeFile(file, JSON.stringify({ texts: changed }))
  const tried = `${key}\n  - Skip to the content\n  + To the content\n1 text would change.\n`
  expect((await shop(['translation', 'import', file, '--dry-run'])).out).toBe(tried)
  expect(await readChanges(database.kysely)).toEqual([])

  await writeFile(file, JSON.stringify({ texts: [...changed, { key: 'none', en: 'x', ja: 'x' }] }))
  expect((await shop(['translation', 'import', file])).err).toContain('none: key_not_found')
  expect(await readChanges(database.kysely)).toEqual([])

  await writeFile(file, JSON.stringify({ texts: changed }))
  expect((await shop(['translation', 'import', file])).out).toContain('1 text changed.')
  expect(await readChanges(database.kysely)).toMatchObject([{ key, texts: { en: 'To the content', ja: null } }])
  expect(JSON.parse((await shop(['translation', 'export', '--changed'])).out).texts).toMatchObject([{ key }])

  await writeFile(file, JSON.stringify({ texts }))
  await shop(['translation', 'import', file])
  expect(await readChanges(database.kysely)).toEqual([])
})

test.each([[['customers']], [['customers', 'eat', 'x']], [['constructor', 'x']]])(
  'answers the unknown command shop %j with the list of all commands',
  async (words) => {
    const { code, out, err } = await shop(words)
    expect([code, out]).toEqual([1, ''])
    expect(err).toContain('operator add NAME --role workshop|support|owner')
  },
)

test.each([
  [['mail', 'show'], '', 'mail show ID'],
  [['operator', 'add'], '', 'operator add NAME --role workshop|support|owner'],
  [['edition', 'show', 'now'], "Unexpected argument 'now'.\n", 'edition show'],
  [['jobs', 'show', 'x', '--jsn'], "Unknown option '--jsn'.\n", 'jobs show ID'],
])('answers the misused command shop %j with the reason and its usage', async (words, reason, usage) => {
  expect(await shop(words)).toEqual({ code: 1, out: '', err: `${reason}Usage:\nnpm run shop -- ${usage}\n` })
})
