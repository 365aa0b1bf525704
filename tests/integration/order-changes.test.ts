import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OrderStage } from '#domain/order/stages.ts'
import { minuteMs } from '#domain/time.ts'
import { someConsent, somePair } from '../support/builders/some-design.ts'
import { orderMover, untilPaid } from '../support/server/follow-order.ts'
import { openApi } from '../support/server/open-api.ts'
import { newPairCustomer, newPairGuest, withPairs } from '../support/server/pair-visitor.ts'

let api: Awaited<ReturnType<typeof openApi>>
let move: ReturnType<typeof orderMover>
beforeAll(async () => {
  api = await openApi({ trustedProxies: ['127.0.0.1'] })
  move = orderMover(api)
})
afterAll(() => api.close())

const newcomers = [newPairCustomer, newPairGuest] as const
const readyToPay = ['in_review', 'ready_to_pay'] as const
const pounds = { currency: 'GBP', total_minor: 24_000 } as const
const yen = { currency: 'JPY', total_minor: 44_000 } as const
const leeds = {
  country: 'GB',
  fields: { name: 'Iris Example', line_1: '1 The Headrow', city: 'Leeds', postcode: 'LS1 6PU' },
}
const tokyo = {
  country: 'JP',
  fields: {
    family_name: '森',
    given_name: '葵',
    family_kana: 'モリ',
    given_kana: 'アオイ',
    postcode: '150-0001',
    region: '東京都',
    city: '渋谷区',
    line_1: '神宮前1-2-3',
  },
}

async function placed(newcomer: (typeof newcomers)[number], stages: readonly OrderStage[] = [], count = 1) {
  const { visitor, pairs, measured } = await withPairs(await newcomer(api), count)
  const { order } = await visitor.placeOrder()
  if (!order) throw new Error('Nothing was placed')
  await move(order.id, ...stages)
  const { id, number, token, edition_numbers: numbers } = order
  return { visitor, pairs, measured, id, number, token, numbers }
}
const loadRow = (id: string) => api.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const loadOrderPairs = (id: string) =>
  api.db
    .selectFrom('order_pairs')
    .leftJoin('edition_numbers', 'pair_id', 'order_pairs.id')
    .select(['revision', 'check_state', 'configuration', 'edition_numbers.number'])
    .where('order_id', '=', id)
    .orderBy('position')
    .execute()
const loadChanges = async (id: string) =>
  (await api.db.selectFrom('order_changes').select(['kind', 'revision']).where('order_id', '=', id).execute()).map(
    ({ kind, revision }) => [kind, revision],
  )
const loadMailKinds = async (number: string) =>
  (await api.db.selectFrom('mails').select('kind').where('subject', 'like', `%${number}%`).execute()).map(
    ({ kind }) => kind,
  )

describe('the address of an order', () => {
  test('is exported to its customer as a change', async () => {
    const { visitor, id, number } = await placed(newPairCustomer)
    await visitor.call('/order/changeAddress', { number, delivery: leeds, price: pounds })
    const { tables: exportedRows } = (await visitor.call('/user/export')).data
    expect(exportedRows.order_changes).toMatchObject([{ order_id: id, actor: 'customer', kind: 'address' }])
  })

  test('changes at once with a mail to its customer, and a ready order is checked again', async () => {
    for (const newcomer of newcomers) {
      const { visitor, id, number } = await placed(newcomer)
      const change = () => visitor.call('/order/changeAddress', { number, delivery: leeds, price: pounds })
      const first = await change()
      expect([first.status, first.data.stage, first.data.address.city]).toEqual([200, 'placed', 'Leeds'])
      await move(id, ...readyToPay)
      expect((await change()).data.stage).toBe('in_review')
      expect((await loadMailKinds(number)).filter((kind) => kind === 'address_changed')).toHaveLength(2)
      expect(await loadChanges(id)).toEqual([
        ['address', null],
        ['address', null],
      ])
    }
  })

  test('in another country costs that country’s price once its customer confirms, until it is paid', async () => {
    const { visitor, id, number } = await placed(newPairCustomer)
    const change = (more: object) => visitor.call('/order/changeAddress', { number, delivery: tokyo, ...more })
    const before = await loadRow(id)
    expect(await change({ price: pounds })).toMatchObject({ status: 409, code: 'price_changed', difference: yen })
    expect(await loadRow(id)).toEqual(before)
    expect((await change({ price: yen, phone: '03-1234-5678' })).data).toMatchObject({ country: 'JP', ...yen })
    const { quote, contact } = await loadRow(id)
    expect([quote.market, quote.tax, contact.phone]).toEqual(['JP', { percent: 10, minor: 4_000 }, '+81312345678'])
    await move(id, ...untilPaid)
    expect((await change({ delivery: leeds, price: pounds })).fieldErrors).toEqual(['delivery.country invalid_value'])
    expect((await change({ price: yen })).data).toMatchObject({ stage: 'paid', country: 'JP' })
  })

  test('keeps the agreed price, whatever a pair costs there now', async () => {
    const { visitor, id, number } = await placed(newPairCustomer)
    const { quote } = await loadRow(id)
    const agreed = JSON.stringify({ ...quote, totalMinor: 20_000 })
    await api.db.updateTable('orders').set({ quote: agreed, total_minor: 20_000 }).where('id', '=', id).execute()
    const change = (total: number) =>
      visitor.call('/order/changeAddress', { number, delivery: leeds, price: { ...pounds, total_minor: total } })
    expect(await change(24_000)).toMatchObject({ code: 'price_changed', difference: { total_minor: 20_000 } })
    expect((await change(20_000)).data.total_minor).toBe(20_000)
  })

  test('stays unchanged for an invalid input, a sent order, a running payment or another’s order', async () => {
    const { visitor, id, number } = await placed(newPairCustomer)
    const change = (more: object = {}) =>
      visitor.call('/order/changeAddress', { number, delivery: leeds, price: pounds, ...more })
    const invalid = { ...leeds, fields: { ...leeds.fields, postcode: 'nowhere' } }
    expect((await change({ delivery: invalid })).fieldErrors).toEqual(['delivery.fields.postcode invalid_format'])
    expect((await change({ phone: '12' })).fieldErrors).toEqual(['phone invalid_format'])
    const paris = { country: 'FR', fields: { name: 'Iris', line_1: '1 rue', city: 'Paris', postcode: '75001' } }
    expect((await change({ delivery: paris })).code).toBe('not_shipping')
    const other = await newPairGuest(api)
    const foreign = { number, delivery: leeds, price: pounds }
    expect((await other.call('/order/changeAddress', foreign)).code).toBe('NOT_FOUND')
    await move(id, ...readyToPay)
    const until = new Date(api.now().getTime() + minuteMs)
    await api.db.updateTable('orders').set({ payment_open_until: until }).where('id', '=', id).execute()
    expect((await change()).code).toBe('transition_not_allowed')
    await api.db.updateTable('orders').set({ payment_open_until: null }).where('id', '=', id).execute()
    await move(id, 'awaiting_payment', 'paid', 'printing', 'quality_check', 'shipped')
    expect((await change()).code).toBe('transition_not_allowed')
    expect([(await loadRow(id)).address.city, await loadChanges(id)]).toEqual(['London', []])
  })

  test('is one of two simultaneous changes as a whole, with its price', async () => {
    for (const newcomer of newcomers) {
      const { visitor, id, number } = await placed(newcomer)
      const said = await Promise.all(
        [
          { number, delivery: leeds, price: pounds },
          { number, delivery: tokyo, price: yen },
        ].map((body) => visitor.call('/order/changeAddress', body)),
      )
      // Each names the price of its own country, so neither is rejected, whichever comes first.
      expect(said.map(({ status }) => status)).toEqual([200, 200])
      const { country, address, currency, total_minor, quote } = await loadRow(id)
      const whole = country === 'JP' ? { city: '渋谷区', ...yen } : { city: 'Leeds', ...pounds }
      expect({ city: address.city, currency, total_minor }).toEqual(whole)
      expect([quote.market, quote.totalMinor]).toEqual([country, total_minor])
      expect(await loadChanges(id)).toHaveLength(2)
    }
  })

  test('can be changed by the holder of the order’s link', async () => {
    const { number, token } = await placed(newPairGuest)
    const other = await newPairGuest(api)
    const body = { number, delivery: leeds, price: pounds }
    expect((await other.call('/order/changeAddress', { ...body, token })).data.address.city).toBe('Leeds')
    const another = await placed(newPairGuest)
    expect((await other.call('/order/changeAddress', { ...body, token: another.token })).code).toBe('NOT_FOUND')
  })
})

describe('a pair of an order', () => {
  const green = { colour: 'green' } as const

  test('can be replaced under its number until it is paid, as a new unchecked revision', async () => {
    for (const newcomer of newcomers) {
      const { visitor, pairs, id, number, numbers } = await placed(newcomer, readyToPay)
      const change = () =>
        visitor.call('/order/changeDesign', {
          number,
          configuration: { ...pairs[0], ...green },
          revision: 1,
          consent: someConsent,
        })
      const { status, data } = await change()
      expect([status, data.stage, data.pairs[0].colour]).toEqual([200, 'in_review', 'green'])
      expect(await loadOrderPairs(id)).toMatchObject([{ revision: 2, check_state: 'waiting', number: numbers[0] }])
      expect(await loadChanges(id)).toEqual([['design', 2]])
      await move(id, 'ready_to_pay', 'awaiting_payment', 'paid')
      expect((await change()).code).toBe('transition_not_allowed')
      expect(await loadOrderPairs(id)).toMatchObject([{ revision: 2, check_state: 'passed' }])
    }
  })

  test('returns its order to the review once no pair needs the customer’s attention', async () => {
    const { visitor, pairs, id, number } = await placed(newPairCustomer, ['in_review'], 2)
    await api.db.updateTable('order_pairs').set({ check_state: 'failed' }).where('order_id', '=', id).execute()
    await move(id, 'needs_attention')
    const change = (of: number) =>
      visitor.call('/order/changeDesign', {
        number,
        configuration: { ...pairs[of], ...green },
        revision: 1,
        consent: someConsent,
      })
    expect((await change(0)).data.stage).toBe('needs_attention')
    expect((await change(1)).data.stage).toBe('in_review')
    expect((await loadMailKinds(number)).filter((kind) => kind === 'checked_again')).toHaveLength(1)
  })

  test('stays unchanged for foreign scans, an unknown design or an outdated consent', async () => {
    const { visitor, pairs, measured, id, number } = await placed(newPairCustomer, readyToPay)
    const another = await withPairs(await newPairGuest(api), 1)
    const change = (configuration: object, consent: object = someConsent) =>
      visitor.call('/order/changeDesign', { number, configuration, revision: 1, consent })
    const foreign = { ...another.pairs[0], designId: pairs[0]?.designId }
    expect((await change(foreign)).code).toBe('scan_mismatch')
    expect((await change(somePair(measured))).code).toBe('NOT_FOUND')
    const unknownWords = { ...someConsent, version: '0' }
    expect((await change({ ...pairs[0], ...green }, unknownWords)).code).toBe('INVALID_INPUT')
    expect([(await loadRow(id)).stage, await loadChanges(id)]).toEqual(['ready_to_pay', []])
    expect(await loadOrderPairs(id)).toMatchObject([
      { revision: 1, check_state: 'passed', configuration: { colour: 'grey' } },
    ])
  })
})

describe('a pair of a changed order', () => {
  const inColour = (colour: string, revision = 1) => ({ colour, revision })

  test('is readable with its feet by its customer and by the link holder until it is paid', async () => {
    const { visitor, pairs, id, number, token } = await placed(newPairGuest)
    const changeInput = { number, design_id: pairs[0]?.designId }
    const { data } = await visitor.call('/order/pair', changeInput)
    expect([data.revision, data.configuration.feet.left.scanId]).toEqual([1, pairs[0]?.feet.left.scanId])
    const other = await newPairGuest(api)
    expect((await other.call('/order/pair', { ...changeInput, token })).data).toEqual(data)
    expect((await other.call('/order/pair', changeInput)).code).toBe('NOT_FOUND')
    expect((await visitor.call('/order/pair', { number, design_id: 'another' })).code).toBe('NOT_FOUND')
    await move(id, ...readyToPay, 'awaiting_payment', 'paid')
    expect((await visitor.call('/order/pair', changeInput)).code).toBe('NOT_FOUND')
  })

  test('is changed by one of two windows, and the other is told of the conflict', async () => {
    const { visitor, pairs, id, number } = await placed(newPairCustomer)
    const change = ({ colour, revision }: ReturnType<typeof inColour>, key?: string) =>
      visitor.call(
        '/order/changeDesign',
        { number, configuration: { ...pairs[0], colour }, revision, consent: someConsent },
        key,
      )
    const said = await Promise.all([
      change(inColour('green'), 'a'.repeat(32)),
      change(inColour('brown'), 'b'.repeat(32)),
    ])
    expect(said.map(({ code }) => code ?? 'done').toSorted()).toEqual(['done', 'pair_changed'])
    expect(await loadChanges(id)).toEqual([['design', 2]])
    // A client that lost the response repeats its request and receives the result.
    const won = said[0]?.code === undefined ? (['green', 'a'] as const) : (['brown', 'b'] as const)
    expect((await change(inColour(won[0]), won[1].repeat(32))).status).toBe(200)
    expect(await loadChanges(id)).toEqual([['design', 2]])
    expect((await change(inColour('green', 2))).data.pairs[0].revision).toBe(3)
  })
})

test('splits off the pairs that can be made on request, and the rest still needs attention', async () => {
  const { visitor, id, number, numbers } = await placed(newPairGuest, ['in_review'], 3)
  expect((await visitor.call('/order/split', { number })).code).toBe('transition_not_allowed')
  for (const [index, checked] of (['passed', 'failed', 'passed'] as const).entries())
    await api.db
      .updateTable('order_pairs')
      .set({ check_state: checked })
      .where('order_id', '=', id)
      .where('position', '=', index)
      .execute()
  await move(id, 'needs_attention')
  const { data } = await visitor.call('/order/split', { number })
  expect([data.order.stage, data.split_off.stage]).toEqual(['needs_attention', 'ready_to_pay'])
  const editionNumbers = (order: { pairs: { edition_number: number }[] }) =>
    order.pairs.map(({ edition_number }) => edition_number)
  expect([editionNumbers(data.order), editionNumbers(data.split_off)]).toEqual([[numbers[1]], [numbers[0], numbers[2]]])
  expect((await visitor.call('/order/split', { number })).code).toBe('transition_not_allowed')
})
