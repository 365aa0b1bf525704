import { expect, test, vi } from 'vitest'
import { settings } from '#domain/settings.ts'
import { toJapan } from '../../support/builders/some-order.ts'
import { type MakingShop, openMakingShop, patience } from '../../support/server/making-shop.ts'
import { newPairCustomer, newPairGuest, withPairs } from '../../support/server/pair-visitor.ts'

/*
 * Both markets in both languages, guests and customers, from the cart to the delivered pair: one shop with its jobs,
 * the API and the mailbox of its customers, and the commands of its operators.
 */

const toBritain = {}
const cases = [
  { name: 'guest-gb-en', newcomer: newPairGuest, to: toBritain, language: 'en', pays: ['pay'], ends: 'here' },
  { name: 'customer-gb-ja', newcomer: newPairCustomer, to: toBritain, language: 'ja', pays: ['pay'], ends: 'days' },
  { name: 'guest-jp-ja', newcomer: newPairGuest, to: toJapan, language: 'ja', pays: ['voucher', 'till'], ends: 'here' },
  { name: 'customer-jp-en', newcomer: newPairCustomer, to: toJapan, language: 'en', pays: ['pay'], ends: 'days' },
] as const
type Case = (typeof cases)[number]

async function placeOrder(shop: MakingShop, one: Case) {
  const { name, newcomer, to, language } = one
  const email = `${name}@example.com`
  const { visitor } = await withPairs(await newcomer(shop.api), 1)
  const contact = to === toJapan ? { ...toJapan.contact, email } : { email }
  const { order, status, code } = await visitor.placeOrder({ ...to, language, contact })
  expect([status, code]).toEqual([200, undefined])
  return { ...one, email, visitor, number: order?.number ?? '' }
}
type PlacedTestOrder = Awaited<ReturnType<typeof placeOrder>>

async function pay(shop: MakingShop, { visitor, number, pays, newcomer }: PlacedTestOrder): Promise<void> {
  // Guests use the links in their mails only.
  if (newcomer === newPairCustomer)
    expect((await visitor.call('/order/isOrderReadyToPay')).data.payment_link).toMatch(`/order-exists?pay=${number}`)
  const { data } = await visitor.call('/order/pay', { number })
  const [first, ...more] = pays
  await shop.press(data.url, first)
  if (more.length > 0) {
    await shop.comesTo(number, 'awaiting_payment')
    const voucher = async () => (await visitor.call('/order/list')).data.orders[0].payment?.state
    await vi.waitFor(async () => expect(await voucher()).toBe('waiting'), patience)
  }
  for (const sandboxAction of more) await shop.press(data.url, sandboxAction)
  await shop.comesTo(number, 'paid')
}

/** The pair is printed, rejected, printed again, and sent. */
async function make({ command }: MakingShop, { number }: PlacedTestOrder): Promise<void> {
  const move = (to: string, ...more: string[]) => command('orders', 'move', number, '--to', to, ...more)
  await move('printing')
  await move('quality_check')
  await move('printing', '--reason', 'A thread was loose')
  await move('quality_check')
  await move('shipped', '--carrier', 'Royal Mail', '--tracking-number', 'RM 590')
}

test('both markets in both languages order, pay and receive their pair, with one mail per step in their language', async () => {
  const shop = await openMakingShop()
  const placed: PlacedTestOrder[] = []
  for (const one of cases) placed.push(await placeOrder(shop, one))
  for (const { number } of placed) await shop.comesTo(number, 'ready_to_pay')
  const history = shop.db.selectFrom('order_transitions').innerJoin('orders', 'orders.id', 'order_id')
  for (const { number } of placed) {
    const steps = await history.select(['to_stage', 'occurred_at']).where('number', '=', number).execute()
    const at = (stage: string) => steps.find(({ to_stage }) => to_stage === stage)?.occurred_at.getTime() ?? 0
    expect(at('ready_to_pay') - at('in_review')).toBeLessThan(60_000)
  }
  await Promise.all(placed.map((one) => pay(shop, one)))
  for (const one of placed) await make(shop, one)

  const itIsHere = placed.filter(({ ends }) => ends === 'here')
  const waiting = placed.filter(({ ends }) => ends === 'days')
  for (const { visitor, number } of itIsHere) {
    const { status, data } = await visitor.call('/order/confirmDelivery', { number })
    expect([status, data.stage]).toEqual([200, 'delivered'])
  }
  const { promptedDays, assumedDays } = settings.delivering
  await shop.command('clock', `+${promptedDays}d`)
  const kindsTo = async (email: string) => (await shop.mailsTo(email)).map(({ kind }) => kind)
  for (const { email } of waiting)
    await vi.waitFor(async () => expect(await kindsTo(email)).toContain('delivery_question'), patience)
  await shop.command('clock', `+${assumedDays - promptedDays}d`)
  for (const { number } of waiting) await shop.comesTo(number, 'delivered')

  const back = placed[3]
  await shop.command('orders', 'refund', back?.number ?? '', '--reason', 'It was not what they hoped for')
  await shop.comesTo(back?.number ?? '', 'refunded')
  for (const one of placed) await expectMails(shop, one, one === back ? ['refund_pending', 'refunded'] : [])
  for (const { number } of placed) {
    const { total_minor, payments } = JSON.parse(await shop.command('orders', 'money', number))
    expect(payments).toMatchObject([{ state: 'paid', received_minor: total_minor }])
    const refunds = number === back?.number ? [{ state: 'done', amount_minor: total_minor }] : []
    expect(payments[0].refunds).toMatchObject(refunds)
  }
})

async function expectMails(shop: MakingShop, { email, number, language, pays, ends }: PlacedTestOrder, more: string[]) {
  const voucher = pays.length > 1 ? ['voucher_pending'] : []
  const expectedMails = ends === 'days' ? ['delivery_question'] : []
  const made = [
    'paid',
    'printing',
    'quality_check',
    'printed_again',
    'quality_check',
    'shipped',
    ...expectedMails,
    'delivered',
  ]
  const due = ['order_placed', 'ready_to_pay', ...voucher, ...made, ...more]
  await vi.waitFor(async () => {
    const mails = await shop.mailsTo(email)
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(due.toSorted())
    for (const { subject, language: written } of mails)
      expect([subject.includes(number), written]).toEqual([true, language])
  }, patience)
}
