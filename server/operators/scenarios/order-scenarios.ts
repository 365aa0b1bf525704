import type { AddressTexts } from '#domain/address/postal-address.ts'
import type { Country } from '#domain/country/countries.ts'
import type { OrderStage } from '#domain/order/stages.ts'
import type { Language } from '#domain/settings.ts'
import type { Person, Scenario } from './scenario.ts'

type Orderer = {
  readonly name: string
  readonly language: Language
  readonly country: Country
  readonly group: 'women' | 'men'
  readonly address: AddressTexts
  /** A guest has none. */
  readonly account?: Person['account']
}

/** A person who has measured their feet, designed a pair and ordered it. */
function ordered(
  stage: OrderStage,
  about: string,
  { name, language, country, group, address, account }: Orderer,
): Scenario {
  const email = `${name.toLowerCase()}@hadashi.example`
  const scans = [{ daysAgo: 1, way: 'trace', leftMm: 244.2, rightMm: 245.9, quality: 92 }] as const
  return {
    about,
    person: {
      email,
      language,
      country,
      address,
      measured: [{ kind: 'self', name, group, scans }],
      designed: { name, upper: 'strap', colour: 'black', feel: 'natural', soleText: name.toUpperCase() },
      ordered: stage,
      ...(account && { account }),
    },
  }
}

function inBritain(name: string, family: string, group: Orderer['group']): Orderer {
  const address = { name: `${name} ${family}`, postcode: 'E2 7QB', line_1: '98 Columbia Road', city: 'London' }
  return { name, language: 'en', country: 'GB', group, address }
}

type Japanese = {
  readonly family: string
  readonly given: string
  readonly familyKana: string
  readonly givenKana: string
}

function inJapan(name: string, { family, given, familyKana, givenKana }: Japanese, group: Orderer['group']): Orderer {
  const address = {
    family_name: family,
    given_name: given,
    family_kana: familyKana,
    given_kana: givenKana,
    postcode: '604-8006',
    region: '京都府',
    city: '京都市中京区',
    line_1: '下丸屋町 1-1',
  }
  return { name, language: 'ja', country: 'JP', group, address }
}

/** The same person with an account under the name of their address. */
function asCustomer(orderer: Orderer, device: string): Orderer {
  const { name, family_name, given_name, family_kana, given_kana } = orderer.address
  const [givenName = '', familyName = ''] = name?.split(' ') ?? [given_name, family_name]
  const kana = family_kana && given_kana ? { familyKana: family_kana, givenKana: given_kana } : {}
  return { ...orderer, account: { givenName, familyName, ...kana, devices: [device] } }
}

const ken = { family: '佐藤', given: '健', familyKana: 'サトウ', givenKana: 'ケン' }
const haru = { family: '高橋', given: '春', familyKana: 'タカハシ', givenKana: 'ハル' }
const aoi = { family: '中村', given: '葵', familyKana: 'ナカムラ', givenKana: 'アオイ' }
const misaki = { family: '伊藤', given: '美咲', familyKana: 'イトウ', givenKana: 'ミサキ' }
const rin = { family: '小林', given: '凛', familyKana: 'コバヤシ', givenKana: 'リン' }
const manabu = { family: '渡辺', given: '学', familyKana: 'ワタナベ', givenKana: 'マナブ' }
const emma = { family: 'Reed', given: 'Emma', familyKana: 'リード', givenKana: 'エマ' }

/** A person at each stage of an order, in the order of the stages. */
export const orderScenarios: Readonly<Record<string, Scenario>> = {
  'guest-with-order': ordered(
    'placed',
    'Gwen in Britain, a guest who has placed an order: it follows her into the account that her link opens.',
    inBritain('Gwen', 'Ford', 'women'),
  ),
  'order-in-review': ordered(
    'in_review',
    '高橋 春 in Japan, a guest whose scan the workshop is looking at.',
    inJapan('Haru', haru, 'women'),
  ),
  'order-needs-attention': ordered(
    'needs_attention',
    'Nils in Britain, whose foot has to be measured again: his order waits for him.',
    asCustomer(inBritain('Nils', 'Berg', 'men'), 'Firefox, Windows'),
  ),
  'order-ready': ordered(
    'ready_to_pay',
    'Rosa in Britain, whose pair can be made: the payment reminder shows on her next page.',
    asCustomer(inBritain('Rosa', 'Hale', 'women'), 'Chrome, Mac'),
  ),
  'order-ready-in-yen': ordered(
    'ready_to_pay',
    '伊藤 美咲 in Japan, whose pair can be made: she can pay by card or at a convenience store.',
    asCustomer(inJapan('Misaki', misaki, 'women'), 'Safari, iPhone'),
  ),
  'order-awaiting-payment': ordered(
    'awaiting_payment',
    '中村 葵 in Japan, who has a konbini voucher and three days to pay it: nothing reminds her meanwhile.',
    asCustomer(inJapan('Aoi', aoi, 'women'), 'Safari, iPhone'),
  ),
  'order-paid': ordered(
    'paid',
    'Priya in Britain, a guest who has paid: until printing begins she can still have her money back.',
    inBritain('Priya', 'Nair', 'women'),
  ),
  'order-on-its-way': ordered(
    'printing',
    '佐藤 健 in Japan, who has paid for a pair that is being printed: he cannot order another meanwhile.',
    asCustomer(inJapan('Ken', ken, 'men'), 'Chrome, Android'),
  ),
  'order-quality-check': ordered(
    'quality_check',
    'Emma in Japan, who reads English and pays in yen: her pair is printed and being inspected.',
    asCustomer({ ...inJapan('Emma', emma, 'women'), language: 'en' }, 'Edge, Windows'),
  ),
  'order-shipped': ordered(
    'shipped',
    '小林 凛 in Japan, a guest whose parcel is on its way: she can confirm the delivery.',
    inJapan('Rin', rin, 'women'),
  ),
  'order-delivered': ordered(
    'delivered',
    'Owen in Britain, who has his pair and sixty days to have it made again.',
    asCustomer(inBritain('Owen', 'Price', 'men'), 'Safari, Mac'),
  ),
  'order-cancelled': ordered(
    'cancelled',
    'Tess in Britain, a guest who has cancelled her order before she paid: its number is free again.',
    inBritain('Tess', 'Cole', 'women'),
  ),
  'order-refund-pending': ordered(
    'refund_pending',
    '渡辺 学 in Japan, who has cancelled a paid order: his money is on its way back.',
    asCustomer(inJapan('Manabu', manabu, 'men'), 'Chrome, Windows'),
  ),
  'order-refunded': ordered(
    'refunded',
    'Yui in Britain, a guest who reads Japanese and paid in pounds: she has her money back.',
    { ...inBritain('Yui', 'Ito', 'women'), language: 'ja' },
  ),
}
