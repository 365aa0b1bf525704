import { beforeAll, beforeEach, expect, test } from 'vitest'
import { findCustomerActions } from '#domain/order/customer-actions.ts'
import type { OrderView } from '#machines/order-action/order-action.types.ts'
import { createOrderView, createPairView } from '../support/builders/create-order-view.ts'
import { button, main, press } from '../support/components/fill-and-press.ts'
import { freshBrowser } from '../support/components/fresh-browser.ts'
import { storeTokens } from '../support/components/known-browser.ts'
import { openScreen } from '../support/components/open-screen.tsx'
import { pretendShop } from '../support/fakes/pretend-shop.ts'

freshBrowser()
beforeAll(async () => {
  await import('#src/features/orders/pages/own-orders.tsx')
})
beforeEach(() => localStorage.clear())

const said = () => main().replace(/\s+/g, ' ')
const promised = '2026-12-12T10:00:00.000Z'

async function sees(order: OrderView, address = '/profile/order') {
  storeTokens('iris')
  const shop = pretendShop({ '/order/list': { orders: [order] } })
  await openScreen(address, { hasSession: true, answers: shop.answers })
  await expect.poll(() => document.querySelector('.order-details')).toBeTruthy()
}

type PairCheckError = NonNullable<OrderView['pairs'][number]['check_error']>
const failed = (check_error: PairCheckError) =>
  createOrderView('needs_attention', { pairs: [createPairView({ checked: 'failed', check_error })] })

/** Expands each row to both languages with their pages. */
const inBoth = <Row extends readonly unknown[]>(rows: readonly { of: Row; en: string; ja: string }[]) =>
  rows.flatMap(({ of, en, ja }) => [['/profile/order', en, ...of] as const, ['/ja/profile/order', ja, ...of] as const])

const pairCheckErrors: readonly {
  of: readonly [Partial<PairCheckError>, 'feet' | 'design']
  en: string
  ja: string
}[] = [
  {
    of: [{ kind: 'scan_doubted', side: 'right' }, 'feet'],
    en: 'The measurements of the right foot don’t match each other',
    ja: '右足の寸法に食い違いがあるため',
  },
  {
    of: [{ kind: 'scan_unsure', side: 'left' }, 'feet'],
    en: 'The quality of the left foot’s scan is too low',
    ja: '左足の計測の質が低く',
  },
  {
    of: [{ kind: 'length_not_made' }, 'feet'],
    en: 'We can’t make shoes of this length.',
    ja: 'この足長の靴はおつくりできません。',
  },
  {
    of: [{ kind: 'shape_not_made', side: 'left' }, 'design'],
    en: 'The left shoe doesn’t come out well in this design.',
    ja: '左の靴をうまく仕上げられません。',
  },
  {
    of: [{ kind: 'noted', side: 'left', note: 'The heel is <cut> off.' }, 'feet'],
    en: 'The workshop writes about the left foot:The heel is <cut> off.',
    ja: '左足について、工房からのご連絡：The heel is <cut> off.',
  },
  {
    of: [{ kind: 'noted', note: 'These letters run together.' }, 'design'],
    en: 'The workshop writes:These letters run together.',
    ja: '工房からのご連絡：These letters run together.',
  },
]

test.each(inBoth(pairCheckErrors))(
  '%s shows why a pair failed, on which foot, and the one fix: %s',
  async (address, text, check_error, mendedBy) => {
    await sees(failed({ kind: 'noted', side: null, note: null, ...check_error }), address)
    expect(said()).toContain(text)
    expect(said()).not.toMatch(/e-mailed you why|メールでお送りしました/)
    const ways = [...document.querySelectorAll('.order-pair-action button')].map((one) => one.textContent ?? '')
    expect(ways).toEqual([
      expect.stringMatching(
        mendedBy === 'feet' ? /^(Measure again|測り直す)$/ : /^(Change the design|デザインを変更する)$/,
      ),
    ])
  },
)

test.each([
  ['/profile/order', '1 of 2 pairs checked.'],
  ['/ja/profile/order', '2足のうち1足の確認が済みました。'],
])('%s shows how many of several pairs are checked', async (address, text) => {
  const pairs = [createPairView({ checked: 'passed' }), createPairView({ design_id: 'd2', edition_number: 215 })]
  await sees(createOrderView('in_review', { pairs }), address)
  expect(said()).toContain(text)
})

test.each([
  ['/profile/order', 'Made and sent by 12 December 2026', /Expected \d+.* December 2026/],
  ['/ja/profile/order', '2026年12月12日までにおつくりして発送します', /2026年12月/],
])('%s shows by when a paid pair is sent and when it arrives', async (address, sent, comes) => {
  await sees(createOrderView('printing', { promised_ship_by: promised }), address)
  expect([said().includes(sent), comes.test(said())]).toEqual([true, true])
  expect(said()).not.toContain('later than we said')
})

test.each([
  ['/profile/order', 'Cancel the order', 'Your pair will be later than we said', 'We stop making it'],
  ['/ja/profile/order', 'ご注文をキャンセルする', '発送がご案内より遅れます', '製作を取りやめ'],
])('%s offers cancelling a delayed pair and explains what it means', async (address, name, isOverdue, means) => {
  await sees(
    createOrderView('printing', {
      promised_ship_by: promised,
      has_missed_ship_date: true,
      actions: [...findCustomerActions('printing', { hasMissedShipDate: true })],
    }),
    address,
  )
  expect(said()).toContain(isOverdue)
  await press(name)
  const dialog = document.querySelector('dialog')?.textContent ?? ''
  expect([dialog.includes(means), /Printing hasn’t begun|プリントはまだ/.test(dialog)]).toEqual([true, false])
})

test('does not offer cancelling for a delayed pair that was sent', async () => {
  await sees(createOrderView('shipped', { promised_ship_by: promised, has_missed_ship_date: true }))
  expect([said().includes('later than we said'), button('Cancel the order')]).toEqual([false, null])
})

test.each([
  ['/profile/order', 'Expected 23 – 25 November 2026'],
  ['/ja/profile/order', 'お届け予定：2026年11月23日〜25日'],
])('%s shows a parcel’s arrival by its shipping date, whatever date was promised', async (address, comes) => {
  await sees(createOrderView('shipped', { promised_ship_by: promised }), address)
  expect(said()).toContain(comes)
})

test('links a parcel to its carrier’s page without opener or referrer', async () => {
  const tracking = 'https://www.royalmail.com/track-your-item#/tracking-results/RM1'
  await sees(createOrderView('shipped', { carrier: 'Royal Mail', tracking_number: 'RM 1', tracking_url: tracking }))
  const [way] = document.querySelectorAll<HTMLAnchorElement>('.timeline a')
  expect([way?.href, way?.target, way?.rel]).toEqual([tracking, '_blank', 'noopener noreferrer'])
})

test('shows only the number of a parcel from an unknown carrier', async () => {
  await sees(createOrderView('shipped', { carrier: 'Somebody', tracking_number: 'X 1' }))
  expect([said().includes('Somebody, parcel X 1'), document.querySelector('.timeline a')]).toEqual([true, null])
})

test.each(
  inBoth([
    { of: ['refund_pending', 'needs_account'], en: 'asks for a bank account', ja: '銀行口座をお尋ねする' },
    { of: ['refund_pending', 'failed'], en: 'The refund hasn’t worked yet.', ja: '返金がまだ完了していません。' },
    { of: ['refund_pending', 'requested'], en: 'is on its way back to you', ja: '返金手続きを進めています' },
    {
      of: ['refunded', 'done'],
      en: 'What you paid has gone back to you.',
      ja: 'お支払いいただいた金額を返金いたしました。',
    },
  ] as const),
)('%s shows the state of a refund: %s', async (address, text, stage, refund) => {
  await sees(createOrderView(stage, { refund }), address)
  expect(said()).toContain(text)
})
