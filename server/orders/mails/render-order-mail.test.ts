import { expect, test } from 'vitest'
import { demoSeller } from '#domain/content/demo-seller.ts'
import type { OrderTemplateKind } from '#domain/order/order-mails.ts'
import { settings } from '#domain/settings.ts'
import { orderWords } from './order-words.ts'
import { renderOrderMail } from './render-order-mail.ts'

const kinds = Object.keys(orderWords.en) as OrderTemplateKind[]
const mailCases = settings.languages.available.flatMap((language) => kinds.map((kind) => [language, kind] as const))
const written = (language: (typeof mailCases)[number][0], kind: OrderTemplateKind, more: object = {}) =>
  renderOrderMail({
    kind,
    language,
    number: '2345-BCDF',
    totalMinor: 24_000,
    currency: 'GBP',
    carrier: 'Royal Mail',
    trackingNumber: 'RM 123 456',
    promisedShipBy: new Date('2026-12-20T10:00:00.000Z'),
    voucherUntil: new Date('2026-11-29T14:59:00.000Z'),
    pairErrors: [],
    hasReady: false,
    link: 'https://shop.example/profile/order',
    seller: demoSeller[language],
    ...more,
  })

test.each(mailCases)(
  'in %s the mail %s names the order, leaves no value empty, and links to the order',
  (language, kind) => {
    const { subject, text, html } = written(language, kind)
    expect(subject).toContain('2345-BCDF')
    expect(subject.length).toBeLessThan(80)
    for (const form of [text, html]) {
      expect(form).toContain('https://shop.example/profile/order')
      expect(form).not.toMatch(/undefined|null|NaN|\[object/)
    }
  },
)

test.each(mailCases)('in %s the mail %s does not ask for a reply, since replies are not read', (language, kind) => {
  const [said = '', sender] = written(language, kind).text.split('\n-- \n')
  expect(sender).toContain(demoSeller[language].email)
  expect(said).not.toMatch(/reply|返信/i)
})

test.each([
  ['en', 'GBP', 24_000, '£240'],
  ['en', 'JPY', 44_000, '¥44,000'],
  ['ja', 'JPY', 44_000, '44,000円'],
  ['ja', 'GBP', 24_000, '240ポンド'],
] as const)(
  'in %s formats an amount in %s by the conventions of the language',
  (language, currency, totalMinor, said) => {
    expect(written(language, 'ready_to_pay', { currency, totalMinor }).text).toContain(said)
  },
)

test('states the deadline of a konbini voucher in Japanese time', () => {
  expect(written('en', 'voucher_pending').text).toMatch(/by\sSunday,?\s29\sNovember\sat\s23:59\s\(time\sin\sJapan\)/)
  expect(written('ja', 'voucher_pending').text).toMatch(/11月29日\(日\)\s23:59（日本時間）までに/)
})

test('names the carrier and the number of a parcel', () => {
  for (const language of settings.languages.available)
    for (const kind of ['shipped', 'delivery_question'] as const) {
      const { text } = written(language, kind)
      expect([text.includes('Royal Mail'), /RM\s123\s456/.test(text)]).toEqual([true, true])
    }
})

const weak = { number: 214, kind: 'scan_unsure', side: 'left', note: null } as const
const noted = { number: 215, kind: 'noted', side: 'right', note: 'The heel is cut off' } as const
const shape = { number: 216, kind: 'shape_not_made', side: null, note: null } as const

test.each([
  [
    'en',
    weak,
    /^The quality of the left foot’s scan is too low/m,
    /please measure both/,
    'Go to your order and measure again',
  ],
  ['ja', weak, /^左足の計測の質が低く/m, /左右とも計測してください/, 'ご注文のページから測り直す'],
  [
    'en',
    noted,
    /about the right foot:\s+“The heel is cut off”/,
    /please measure both/,
    'Go to your order and measure again',
  ],
  ['ja', noted, /右足について、工房からのご連絡：\s+「The heel is cut off」/, /左右とも/, 'ご注文のページから測り直す'],
  [
    'en',
    shape,
    /^The shoes don’t come out well/m,
    /you can change the design/,
    'Go to your order and change the design',
  ],
  ['ja', shape, /^このデザインでは、靴をうまく/m, /変更いただけます/, 'ご注文のページからデザインを変更する'],
] as const)(
  'in %s a mail about a failed check says which foot, why, and what to do where: %o',
  (language, error, why, what, button) => {
    for (const kind of ['needs_attention', 'attention_reminder'] as const) {
      const { text } = written(language, kind, { pairErrors: [error] })
      const plain = text.replace(/\u00a0/g, ' ')
      for (const said of [why, what, button]) expect(plain).toMatch(said)
      expect(plain).not.toMatch(/split off|別のご注文/)
    }
  },
)

test('names each of several pairs by its number, and offers to split off the ready ones', () => {
  const { text } = written('en', 'needs_attention', { pairErrors: [weak, shape], hasReady: true })
  const plain = text.replace(/\s+/g, ' ')
  expect(plain).toMatch(/Pair 214: The quality.*Pair 216: The shoes.*have the pairs that are ready split off/)
})

test.each(['ready_to_pay', 'pay_reminder', 'payment_failed'] as const)(
  'the button of the mail %s says that the order is to be paid',
  (kind) => {
    expect(written('en', kind).text).toContain('Go to your order and pay')
    expect(written('ja', kind).text).toContain('お支払いへ進む')
  },
)

test.each([
  ['en', 'GBP', /the way you paid/, /bank account/],
  ['en', 'JPY', /asks for a bank account/, /the way you paid/],
  ['ja', 'GBP', /お支払いと同じ方法/, /銀行口座/],
  ['ja', 'JPY', /返金先の銀行口座/, /お支払いと同じ方法/],
] as const)(
  'in %s explains how a payment in %s is refunded: a konbini payment needs a bank account',
  (language, currency, is, isNot) => {
    for (const kind of ['refund_pending', 'money_back'] as const) {
      const { text } = written(language, kind, { currency })
      expect(text).toMatch(is)
      expect(text).not.toMatch(isNot)
    }
  },
)
