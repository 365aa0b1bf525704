import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderStage } from '#domain/order/stages.ts'
import { openDatabase } from '#server/open-database.ts'
import { type PostgresServer, startPostgresServer } from '../support/server/postgres-server.ts'
import { saidLog } from '../support/server/said-log.ts'
import { shopCommand } from '../support/server/shop-command.ts'

let server: PostgresServer
let database: Awaited<ReturnType<typeof openDatabase>>
let env: Record<string, string>

beforeAll(async () => {
  server = await startPostgresServer()
  const DATABASE_URL = await server.newDatabase()
  database = await openDatabase({ dataDir: '', databaseUrl: DATABASE_URL, demo: false, log: saidLog() })
  env = { DATABASE_URL, JWT_SECRET: 'a secret of the test, long enough for it' }
  await shopCommand(['scenario', 'orders'], env)
})
afterAll(async () => {
  await database.close()
  await server.stop()
})

const orders = (...words: string[]) => shopCommand(['orders', ...words], env)
const rowAt = (stage: OrderStage) =>
  database.kysely.selectFrom('orders').selectAll().where('stage', '=', stage).executeTakeFirstOrThrow()
const numberAt = async (stage: OrderStage) => (await rowAt(stage)).number

test('lists orders by stage with amounts and undeliverable addresses', async () => {
  const { id, number } = await rowAt('shipped')
  expect((await orders('list', '--stage', 'shipped')).out).toMatch(
    new RegExp(`^${number}  shipped since \\S+\\n  sale, JP, JPY\\s44,000\\n$`),
  )
  await database.kysely.updateTable('orders').set({ email_bounced_at: new Date() }).where('id', '=', id).execute()
  expect((await orders('list')).out.match(/ADDRESS BOUNCES: orders change-email (\S+)/)?.[1]).toBe(number)
  expect((await orders('list', '--stage', 'shiped')).err).toMatch(
    /^There is no stage shiped\. The stages are: placed, /,
  )
  expect((await orders('list', 'shipped')).err).toContain('Usage:\nnpm run shop -- orders list [--stage STAGE]\n')
})

test('finds an order by its number in any spelling, with pairs and history in order', async () => {
  const number = await numberAt('delivered')
  const shown = await orders('show', number.toLowerCase().replace('-', ' '))
  const { pairs, history } = JSON.parse(shown.out)
  expect(pairs).toMatchObject([{ for: 'Owen', checked: 'passed' }])
  expect(history.map(({ to_stage }: { to_stage: string }) => to_stage)).toEqual([
    'placed',
    'in_review',
    'ready_to_pay',
    'awaiting_payment',
    'paid',
    'printing',
    'quality_check',
    'shipped',
    'delivered',
  ])
  expect((await orders('show', '2345-6789')).err).toBe('There is no order with that number. Look it up: orders list\n')
  expect((await orders('show')).err).toBe('Usage:\nnpm run shop -- orders show NUMBER\n')
})

test('rejects an impossible transition, names the possible ones with their inputs and stores nothing', async () => {
  const { number } = await rowAt('in_review')
  const failed = await orders('move', number, '--to', 'shipped', '--carrier', 'ヤマト運輸', '--tracking-number', '1')
  expect(failed.err.split('\n')).toEqual([
    'That transition is not allowed from the stage of the order, or a requirement of it is missing.',
    '  It is at in_review and can be moved',
    '  to needs_attention, once a pair has failed its check',
    '  to ready_to_pay, once every pair has passed its check',
    '  to cancelled',
    '',
  ])
  expect(await rowAt('in_review')).toMatchObject({ number, carrier: null, tracking_number: null })
  expect((await orders('move', number)).err).toMatch(
    /^Name the stage: --to STAGE\. The stages are: placed, in_review, /,
  )
  expect((await orders('move', number, '--to', 'prnting')).err).toMatch(/^There is no stage prnting\. The stages are/)
  expect((await orders('move', await numberAt('refunded'), '--to', 'placed')).err).toContain(
    'It is at refunded. Operators cannot move it from there.',
  )
})

test('requires a carrier and a parcel for shipping, and accepts a reason in any language', async () => {
  const { id, number } = await rowAt('quality_check')
  for (const less of [[], ['--carrier', 'ヤマト運輸'], ['--tracking-number', '1']])
    expect((await orders('move', number, '--to', 'shipped', ...less)).err).toContain(
      'to shipped, with its carrier and tracking number',
    )
  const words = ['--carrier', 'ヤマト運輸', '--tracking-number', '1234-5678-9012', '--reason', '検品済み']
  expect((await orders('move', number, '--to', 'shipped', ...words)).out).toBe(
    `${number} moved from quality_check to shipped.\n`,
  )
  const { history, carrier, tracking_number } = JSON.parse((await orders('show', number)).out)
  expect([history.at(-1).reason, history.at(-1).actor_name, carrier, tracking_number]).toEqual([
    '検品済み',
    'demo',
    'ヤマト運輸',
    '1234-5678-9012',
  ])
  const mails = database.kysely.selectFrom('mails').select('body_text').where('order_id', '=', id)
  const [newestMail] = await mails.where('kind', '=', 'shipped').execute()
  expect(newestMail?.body_text).toContain('1234-5678-9012')
})

test('cancels an order with a reason until it is paid and while no payment runs', async () => {
  const number = await numberAt('ready_to_pay')
  expect((await orders('cancel', number)).err).toContain('reason is missing')
  expect((await orders('cancel', number, '--reason', ' ')).err).toContain('reason is too short')
  expect((await orders('cancel', number, '--reason', 'お客様のご希望')).out).toContain(`${number} is cancelled.`)
  expect((await orders('cancel', await numberAt('awaiting_payment'), '--reason', 'Sorry')).err).toContain(
    'to cancelled, while no payment is in progress',
  )
  expect((await orders('cancel', await numberAt('paid'), '--reason', 'Sorry')).err).toContain('to refund_pending')
})

test('does not split an order of one pair, nor one that needs no attention', async () => {
  expect((await orders('split', await numberAt('needs_attention'))).err).toContain('nothing to split off')
  expect((await orders('split', await numberAt('paid'))).err).toContain('Only a sale at needs_attention')
})

test('changes the e-mail of an order to a valid address with a reason', async () => {
  const number = await numberAt('needs_attention')
  for (const to of [[], ['--to', 'nobody']])
    expect((await orders('change-email', number, ...to, '--reason', 'By phone')).err).toBe(
      'Name the new e-mail address: --to ADDRESS\n',
    )
  expect((await orders('change-email', number, '--to', 'nils@example.com')).err).toContain('reason is missing')
  expect((await orders('change-email', number, '--to', 'Nils@Example.com', '--reason', 'By phone')).code).toBe(0)
  expect((await rowAt('needs_attention')).contact.email).toBe('nils@example.com')
})

test('exports a table without formulas and reports the taken numbers of the edition', async () => {
  const { id, address } = await rowAt('delivered')
  const named = JSON.stringify({ ...address, name: '=HYPERLINK("https://evil.example")' })
  await database.kysely.updateTable('orders').set({ address: named }).where('id', '=', id).execute()
  const lines = (await orders('export')).out.split('\n')
  expect(lines[0]).toBe('number,kind,stage,placed_at,country,currency,total_minor,email,name')
  expect(lines.some((line) => line.includes('小林 凛'))).toBe(true)
  expect(lines.find((line) => line.includes('HYPERLINK'))).toMatch(/,"'=HYPERLINK/)
  expect((await shopCommand(['edition', 'show'], env)).out).toMatch(
    /^\d+ of 590 numbers are taken, \d+ are held for people on the waitlist, \d+ are free\. \d+ are waiting\.\n$/,
  )
})
