import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { someConsent, somePair } from '../support/builders/some-design.ts'
import { someOrder } from '../support/builders/some-order.ts'
import { orderMover, untilPaid } from '../support/server/follow-order.ts'
import { openApi } from '../support/server/open-api.ts'
import { newPairCustomer, newPairGuest, withPairs } from '../support/server/pair-visitor.ts'

let api: Awaited<ReturnType<typeof openApi>>
beforeAll(async () => {
  api = await openApi({ trustedProxies: ['127.0.0.1'] })
})
afterAll(() => api.close())

const newcomers = [newPairCustomer, newPairGuest] as const

async function placed(newcomer: (typeof newcomers)[number] = newPairGuest) {
  const { visitor, measured } = await withPairs(await newcomer(api), 1)
  const { order } = await visitor.placeOrder()
  if (!order) throw new Error('Nothing was placed')
  return { visitor, measured, order }
}
type PlacedTestOrder = Awaited<ReturnType<typeof placed>>

/** Everything the shop has stored about orders. */
async function written() {
  const { rows } = await sql`
    select
      (select jsonb_agg(to_jsonb(orders) order by id) from orders) as orders,
      (select jsonb_agg(to_jsonb(order_pairs) order by id) from order_pairs) as pairs,
      (select count(*) from order_transitions) as history,
      (select count(*) from mails) as mails,
      (select count(pair_id) from edition_numbers) as numbers,
      (select jsonb_agg(id order by id) from cart_lines) as lines
  `.execute(api.db)
  return rows[0]
}

/** Everything in a response that could tell one case from another: status, headers and body. */
async function received({ visitor }: PlacedTestOrder, path: string, body: object) {
  const answer = await api.send(path, undefined, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { ...visitor.scans.headers, 'idempotency-key': randomUUID() },
  })
  const headers = [...answer.headers].filter(([name]) => name !== 'date')
  const text = JSON.stringify([answer.status, headers, await answer.text()])
  const { request_id } = JSON.parse(JSON.parse(text)[2])
  return text.replaceAll(request_id, 'this request')
}

test('row 18: answers every order call alike for another’s order and a missing one, and changes nothing', async () => {
  const [theirs, ownGuest] = [await placed(newPairCustomer), await placed()]
  const { delivery, price } = someOrder(['one'])
  const calls = [
    ['/order/cancel', {}],
    ['/order/confirmDelivery', {}],
    ['/order/split', {}],
    ['/order/changeAddress', { delivery, price }],
    ['/order/changeDesign', { configuration: somePair(ownGuest.measured), revision: 1, consent: someConsent }],
    ['/order/pair', { design_id: await loadDesignId(theirs.order.id) }],
  ] as const
  const [id = '', mark = ''] = theirs.order.token.split('.')
  const before = await written()
  for (const [path, more] of calls) {
    const requests = [
      { number: theirs.order.number },
      { number: theirs.order.number.toLowerCase() },
      { number: theirs.order.number, token: ownGuest.order.token },
      { number: theirs.order.number, token: `${id}.${mark.slice(0, -1)}` },
      { number: theirs.order.number, token: `${ownGuest.order.id}.${mark}` },
      { number: theirs.order.id },
      { number: '2345-6789' },
      { number: "' or 1=1 --" },
      { number: '' },
    ]
    const said = new Set<string>()
    for (const send of requests) said.add(await received(ownGuest, path, { ...send, ...more }))
    expect([...said]).toEqual([expect.stringContaining('NOT_FOUND')])
  }
  expect(await written()).toEqual(before)
})

test('row 18: answers alike for a forged or truncated token and one of a deleted order', async () => {
  const [gone, there] = [await placed(), await placed()]
  await api.db.deleteFrom('orders').where('id', '=', gone.order.id).execute()
  const [id = '', mark = ''] = there.order.token.split('.')
  const made = [`${id}.`, `.${mark}`, `${id}.${mark}x`, `${id}.${'A'.repeat(mark.length)}`]
  const said = new Set<string>()
  for (const token of [gone.order.token, id, mark, ...made, '', '.'])
    said.add(await received(there, '/order/lookup', { token }))
  expect([...said]).toEqual([expect.stringContaining('NOT_FOUND')])
})

test('row 18: does not order the lines of another cart and reports only the caller’s own', async () => {
  const { visitor: owner } = await withPairs(await newPairGuest(api), 2)
  const { visitor: thief } = await withPairs(await newPairCustomer(api), 1)
  const [theirs, own] = [(await owner.lines()).map(({ id }) => id), (await thief.lines()).map(({ id }) => id)]
  const before = await written()
  for (const lines of [theirs, [...own, ...theirs], [...theirs, 'another']]) {
    const said = await thief.call('/order/place', someOrder(lines))
    expect(said).toMatchObject({ status: 409, code: 'cart_changed', difference: { lines: own } })
  }
  expect(await written()).toEqual(before)
})

test.each([
  ['stage', 'paid'],
  ['total_minor', 1],
  ['discount', 100],
  ['tax', 0],
  ['edition_numbers', [7]],
  ['number', 'AAAA-AAAA'],
  ['kind', 'replacement'],
  ['customer_id', 'another'],
  ['guest_id', 'another'],
  ['is_companion', true],
  ['placed_at', '2020-01-01T00:00:00Z'],
])('row 19: rejects an order with the field %s set by the client', async (field, value) => {
  const { visitor } = await withPairs(await newPairGuest(api), 1)
  const before = await written()
  expect((await visitor.placeOrder({ [field]: value })).status).toBe(400)
  expect((await visitor.placeOrder({ contact: { email: 'iris@example.com', [field]: value } })).status).toBe(400)
  expect(await written()).toEqual(before)
})

test('row 25: isolates another caller’s key, and rejects the caller’s own key with another body', async () => {
  for (const newcomer of newcomers) {
    const [{ visitor }, { visitor: other }] = [
      await withPairs(await newcomer(api), 1),
      await withPairs(await newcomer(api), 1),
    ]
    const [key, body] = [randomUUID(), someOrder((await visitor.lines()).map(({ id }) => id))]
    const { data } = await visitor.call('/order/place', body, key)
    const before = await written()
    expect(await other.call('/order/place', body, key)).toMatchObject({ status: 409, code: 'cart_changed' })
    const changed = { ...body, contact: { email: 'thief@example.com' } }
    expect((await visitor.call('/order/place', changed, key)).status).toBe(422)
    expect((await visitor.call('/order/place', body, key)).data).toEqual(data)
    expect(await written()).toEqual(before)
  }
})

test('row 26: lets no customer call skip a stage: unpaid orders stay undelivered, sent ones unchanged', async () => {
  const { visitor, order, measured } = await placed(newPairCustomer)
  const move = orderMover(api)
  const { delivery, price } = someOrder(['one'])
  const { number } = order
  const send = async (path: string, more: object = {}) => {
    const { status, code } = await visitor.call(path, { number, ...more })
    return `${status} ${code}`
  }
  const errorAnswer = '409 transition_not_allowed'
  expect([await send('/order/confirmDelivery'), await send('/order/split')]).toEqual([errorAnswer, errorAnswer])
  await move(order.id, ...untilPaid, 'printing', 'quality_check', 'shipped')
  const before = await written()
  const pair = { configuration: somePair(measured, { id: await loadDesignId(order.id) }), revision: 1 }
  const design = { ...pair, consent: someConsent }
  expect(await send('/order/cancel')).toBe(errorAnswer)
  expect(await send('/order/split')).toBe(errorAnswer)
  expect(await send('/order/changeAddress', { delivery, price })).toBe(errorAnswer)
  expect(await send('/order/changeDesign', design)).toBe(errorAnswer)
  expect(await send('/order/pair', { design_id: pair.configuration.designId })).toBe('404 NOT_FOUND')
  expect(await written()).toEqual(before)
})

async function loadDesignId(orderId: string): Promise<string> {
  const pair = api.db.selectFrom('order_pairs').select('design_id').where('order_id', '=', orderId)
  return (await pair.executeTakeFirstOrThrow()).design_id
}
