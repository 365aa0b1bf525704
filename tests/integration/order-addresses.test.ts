import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { dayMs } from '#domain/time.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { jobKinds } from '#server/job-kinds.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { createSmtpTransport } from '#server/mail/smtp.ts'
import { runAction } from '#server/operators/run-action.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { type MailServer, startMailServer } from '../support/fakes/mail-server.ts'
import { noFiles } from '../support/fakes/no-files.ts'
import { testMailer } from '../support/fakes/test-mailer.ts'
import { testPay } from '../support/fakes/test-pay.ts'
import { newestMail } from '../support/server/member.ts'
import { openApi } from '../support/server/open-api.ts'
import { createClaimCalls, orderPlacedBy } from '../support/server/order-claims.ts'
import { newPairCustomer, newPairGuest } from '../support/server/pair-visitor.ts'
import { saidLog } from '../support/server/said-log.ts'

let api: Awaited<ReturnType<typeof openApi>>
let server: MailServer
/** The number of mails at each time the mailer was notified. */
const woken: Promise<number>[] = []

const mailsThere = async () => (await api.db.selectFrom('mails').select('id').execute()).length
const mail = { ...testMailer, wake: () => void woken.push(mailsThere()) }
const isGone = ({ address }: { address: string }) => address.startsWith('gone')
const unknown = Object.assign(new Error('No such user here'), { responseCode: 550 })

beforeAll(async () => {
  api = await openApi({ trustedProxies: ['127.0.0.1'], mail })
  server = await startMailServer({ onRcptTo: (to, _session, done) => done(isGone(to) ? unknown : null) })
})
afterAll(async () => {
  await api.close()
  await server.close()
})

const newcomers = [newPairCustomer, newPairGuest] as const
const sender = { name: 'Hadashi', address: 'post@shop.example' }
const look = async (token: string) =>
  (await api.send('/order/lookup', undefined, { method: 'POST', body: JSON.stringify({ token }) })).status
const tokenIn = (text: string) => /#order=([\w.-]+)/.exec(text)?.[1] ?? ''
const runOperatorAction = (name: string, input: object) =>
  runAction(
    api.db,
    { mail, secrets: api.secrets, isDemo: false, builtIns: async () => [], now: api.now },
    { via: 'cli', token: undefined, isFreeToAll: true },
    { name, input },
  )

/** Delivers every due mail to the mail server. */
async function bringMails(): Promise<void> {
  const transport = createSmtpTransport({ url: server.url, sender })
  const kinds = {
    mail: jobKinds({ transport, files: noFiles, pay: () => testPay(api.now), hasWorkshop: false, now: api.now }).mail,
  }
  if (!kinds.mail) throw new Error('Mails are no job any more')
  const stop = createJobs({ kinds: { mail: kinds.mail }, log: saidLog(), now: api.now }).watch(api.db)
  const due = api.db.selectFrom('jobs').select('id').where('kind', '=', 'mail').where('ended_at', 'is', null)
  await vi.waitFor(async () => expect(await due.execute()).toEqual([]), { timeout: 60_000, interval: 20 })
  await stop()
}

test('reports an undeliverable address to customer and operators until it is changed', async () => {
  for (const newcomer of newcomers) {
    const { visitor, order } = await orderPlacedBy(api, newcomer, { contact: { email: 'gone@example.com' } })
    api.pass(1_000)
    const bounced = async () => (await visitor.call('/order/list')).data.orders[0].email_bounced
    expect(await bounced()).toBe(false)
    await bringMails()
    expect(await bounced()).toBe(true)
    for (const name of ['orders.show', 'orders.list'])
      expect(
        JSON.stringify(await runOperatorAction(name, name === 'orders.show' ? { number: order.number } : {})),
      ).toContain('"email_bounced":true')
    const { data } = await visitor.call('/order/changeEmail', { number: order.number, email: ' Iris@Example.com' })
    expect([data.email, data.email_bounced]).toEqual(['iris@example.com', false])
    // The old address is notified too, rejects that mail as well and no longer belongs to the order.
    await bringMails()
    const left = await runOperatorAction('mail.list', { to: 'gone@example.com', state: 'given_up' })
    const [goodbye] = left.ok && 'mails' in left.value ? (left.value.mails as { id: string; kind: string }[]) : []
    expect(goodbye?.kind).toBe('order_email_removed')
    await runOperatorAction('mail.resend', { id: goodbye?.id })
    await bringMails()
    expect(await bounced()).toBe(false)
    expect(server.received.some(({ recipients }) => recipients.includes('iris@example.com'))).toBe(true)
  }
})

test('clears the bounce when the address accepts mail again, and lets its customer request a new attempt', async () => {
  const email = 'full@example.com'
  const { visitor, order } = await orderPlacedBy(api, newPairGuest, { contact: { email } })
  await api.db.updateTable('orders').set({ email_bounced_at: api.now() }).where('id', '=', order.id).execute()
  await bringMails()
  expect((await visitor.call('/order/list')).data.orders[0].email_bounced).toBe(false)
  const before = await mailsThere()
  expect((await visitor.call('/order/changeEmail', { number: order.number, email })).status).toBe(200)
  // No goodbye mail is sent.
  expect(await mailsThere()).toBe(before + 1)
})

test('sends mails with a working link to the new address, notifies the old one and ends its links', async () => {
  const placed = await orderPlacedBy(api)
  const { visitor, order, email } = placed
  api.pass(1_000)
  await visitor.call('/order/changeEmail', { number: order.number, email: 'other@example.com' })
  const [arrived, left] = [await newestMail(api, 'other@example.com'), await newestMail(api, email)]
  expect([arrived.kind, left.kind]).toEqual(['order_email_added', 'order_email_removed'])
  expect([await look(tokenIn(arrived.text)), await look(order.token)]).toEqual([200, 404])
  expect(left.text).not.toContain('other@example.com')
  expect(left.text).not.toContain('#order=')
  api.pass(1_000)
  await visitor.call('/order/cancel', { number: order.number })
  expect((await newestMail(api, 'other@example.com')).kind).toBe('cancelled')
  expect((await newestMail(api, email)).kind).toBe('order_email_removed')
})

test('rejects an invalid address, another’s order, an ended order and a sixth change in a day', async () => {
  const [{ visitor, order }, other] = [await orderPlacedBy(api), await newPairGuest(api)]
  const change = (who: typeof other, number: string, email: string) => who.call('/order/changeEmail', { number, email })
  for (const email of ['nobody', 'a@example.com\r\nBcc: all@example.com', ''])
    expect((await change(visitor, order.number, email)).fieldErrors).toEqual(['email invalid_format'])
  for (const number of [order.number, '2345-6789', 'no number'])
    expect((await change(other, number, 'eve@example.com')).code).toBe('NOT_FOUND')
  for (let time = 0; time < 5; time += 1)
    expect((await change(visitor, order.number, `${time}@example.com`)).status).toBe(200)
  const sixth = await change(visitor, order.number, '5@example.com')
  expect([sixth.status, sixth.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
  api.pass(dayMs)
  await visitor.call('/order/cancel', { number: order.number })
  const ended = await change(visitor, order.number, '6@example.com')
  expect([ended.status, ended.code]).toEqual([409, 'order_ended'])
})

test('keeps the address of an order that ends while it is changed', async () => {
  const { visitor, order, email } = await orderPlacedBy(api, newPairCustomer)
  const orderLocked = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const ending = inTransaction(api.db, async (transaction) => {
    const cancelled = { orderId: order.id, to: 'cancelled', by: 'operator' } as const
    await moveOrder(transaction, { mail, secrets: api.secrets }, cancelled, api.now())
    orderLocked.resolve()
    await mayEnd.promise
  })
  await orderLocked.promise
  const changing = visitor.call('/order/changeEmail', { number: order.number, email: 'late@example.com' })
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await vi.waitFor(async () => expect((await waiting.execute(api.db)).rows).toHaveLength(1), { timeout: 60_000 })
  mayEnd.resolve()
  await ending
  expect((await changing).code).toBe('order_ended')
  expect((await visitor.call('/order/list')).data.orders[0].email).toBe(email)
})

test('stores one of two simultaneous addresses and opens the order by its link alone', async () => {
  const { visitor, order } = await orderPlacedBy(api)
  const emails = ['one@example.com', 'two@example.com']
  await Promise.all(emails.map((email) => visitor.call('/order/changeEmail', { number: order.number, email })))
  const [{ email }] = (await visitor.call('/order/list')).data.orders
  expect(emails).toContain(email)
  const mailsAtNewAddress = await api.db
    .selectFrom('mails')
    .select(['to_address', 'body_text'])
    .where('order_id', '=', order.id)
    .where('kind', '=', 'order_email_added')
    .execute()
  const opening = []
  for (const { to_address, body_text } of mailsAtNewAddress)
    if ((await look(tokenIn(body_text ?? ''))) === 200) opening.push(to_address)
  expect([mailsAtNewAddress.length, opening]).toEqual([2, [email]])
})

test('changes the address for an operator with a reason and keeps addresses out of the log', async () => {
  const { order } = await orderPlacedBy(api)
  const emailInput = { number: order.number, email: 'told@example.com', reason: 'Told us by phone' }
  expect(await runOperatorAction('orders.changeEmail', emailInput)).toMatchObject({ ok: true })
  expect((await newestMail(api, 'told@example.com')).kind).toBe('order_email_added')
  const changes = api.db.selectFrom('order_changes').select(['kind', 'actor', 'actor_name'])
  expect(await changes.where('order_id', '=', order.id).execute()).toEqual([
    { kind: 'email', actor: 'operator', actor_name: 'demo' },
  ])
  expect(await runOperatorAction('orders.changeEmail', { ...emailInput, email: 'nobody' })).toMatchObject({
    code: 'invalid_input',
  })
  await runOperatorAction('orders.cancel', { number: order.number, reason: 'They asked for it' })
  expect(await runOperatorAction('orders.changeEmail', emailInput)).toMatchObject({ code: 'order_ended' })
  const log = JSON.stringify(await api.db.selectFrom('audit_log').selectAll().execute())
  expect([log.includes('Told us by phone'), log.includes('told@example.com')]).toEqual([true, false])
})

test('opens an order by its link while it is active and for ninety days after', async () => {
  const { visitor, order } = await orderPlacedBy(api)
  api.pass(200 * dayMs)
  expect(await look(order.token)).toBe(200)
  await visitor.call('/order/cancel', { number: order.number })
  expect(await look(order.token)).toBe(200)
  api.pass(90 * dayMs - 1_000)
  expect(await look(order.token)).toBe(200)
  api.pass(1_000)
  expect(await look(order.token)).toBe(404)
  // Later mails carry a link that opens the order.
  await api.db.updateTable('orders').set({ stage: 'delivered' }).where('id', '=', order.id).execute()
  const refund = { orderId: order.id, to: 'refund_pending', by: 'operator' } as const
  const orderMailDeps = { mail, secrets: api.secrets }
  await inTransaction(api.db, (transaction) => moveOrder(transaction, orderMailDeps, refund, api.now()))
  const { text } = await newestMail(api, (await visitor.call('/order/list')).data.orders[0].email)
  expect(await look(tokenIn(text))).toBe(200)
})

test('notifies the mailer after each command that writes a mail, and after no rejected one', async () => {
  async function wakes(act: () => Promise<unknown>) {
    const before = await mailsThere()
    woken.length = 0
    await act()
    return (await Promise.all(woken)).map((there) => there - before)
  }
  let placed: Awaited<ReturnType<typeof orderPlacedBy>> | undefined
  expect(
    await wakes(async () => {
      placed = await orderPlacedBy(api)
    }),
  ).toEqual([1])
  if (!placed) throw new Error('Nothing was placed')
  const { visitor, order } = placed
  const { number } = order
  expect(await wakes(() => visitor.placeOrder())).toEqual([])
  expect(await wakes(() => visitor.call('/order/confirmDelivery', { number }))).toEqual([])
  expect(await wakes(() => visitor.call('/order/changeEmail', { number, email: 'next@example.com' }))).toEqual([2])
  const claims = createClaimCalls(api, await newPairCustomer(api))
  expect(await wakes(() => claims.requestOrderClaimCode(number))).toEqual([1])
  await api.db.updateTable('orders').set({ stage: 'shipped' }).where('id', '=', order.id).execute()
  expect(await wakes(() => visitor.call('/order/confirmDelivery', { number }))).toEqual([1])
  const other = await orderPlacedBy(api)
  expect(await wakes(() => other.visitor.call('/order/cancel', { number: other.order.number }))).toEqual([1])
})
