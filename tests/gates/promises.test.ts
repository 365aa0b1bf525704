import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as limits from '#domain/limit-settings.ts'
import { settings } from '#domain/settings.ts'
import { shoeSettings } from '#domain/shoe-settings.ts'
import { everyText, everyWrittenText } from '../../scripts/texts/every-text.ts'
import { numbersIn, typedSettings } from '../../scripts/texts/figures.ts'
import { claimReader, needsClaim, readClaims } from '../../scripts/texts/promises.ts'
import { placeOf, type ShopText, sentencesOf } from '../../scripts/texts/shop-text.ts'
import { isForCustomers } from '../../scripts/texts/typography.ts'
import { proofFault } from './papers.ts'

const claims = readClaims(readFileSync('docs/claims.md', 'utf8'))
const roots: Readonly<Record<string, unknown>> = { settings, shoeSettings, ...limits }
const numbers = [...numbersIn(settings, 'settings'), ...numbersIn({ ...limits })]

/** Pages and mails that only people who test the shop see. */
const toolPlaces = ['_ui', 'dev', 'localization-test', 'mailbox-page']

function saidIn(texts: readonly ShopText[]) {
  return texts
    .filter((text) => isForCustomers(text) && !toolPlaces.some((place) => text.places.has(place)))
    .flatMap((text) => sentencesOf(text.text).map((sentence) => ({ text, sentence, language: text.language })))
}

const said = saidIn(everyText())
const known = claimReader(claims)

test('every row of the claims can be read, and none comes twice', () => {
  expect(claims.flatMap(({ faults }) => faults)).toEqual([])
  const ids = claims.map(({ id }) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

test('every sentence with a figure or a word of promise is a claim that rests on something', () => {
  const unknown = said.filter(
    ({ sentence, language }) => needsClaim(sentence, language) && known(sentence, language).length === 0,
  )
  expect([...new Set(unknown.map(({ text, sentence }) => `${placeOf(text)}: ${sentence}`))]).toEqual([])
})

test('every claim is made somewhere, in each of the words that it is known by', () => {
  const unsaid = claims.flatMap(({ id, signs }) =>
    signs
      .filter((one) => !said.some(({ sentence, language }) => one.language === language && one.sign.test(sentence)))
      .map(({ words }) => `${id}: ${words}`),
  )
  expect(unsaid).toEqual([])
})

/** What is wrong with something that a claim rests on. */
function supportFault(support: string): string | undefined {
  if (/^(law|not yet): ./.test(support)) return undefined
  if (/^\w+(\.\w+)*$/.test(support)) {
    const value = support.split('.').reduce<unknown>((part, key) => Object(part)[key], roots)
    return value === undefined ? `there is no setting ${support}` : undefined
  }
  if (/\.(test|spec)\.tsx?/.test(support)) return proofFault({ id: support, proof: support })
  return existsSync(support) ? undefined : `there is no ${support}`
}

test('everything that a claim rests on is there', () => {
  const faults = claims.flatMap(({ id, supports }) =>
    supports.flatMap((one) => supportFault(one) ?? []).map((fault) => `${id}: ${fault}`),
  )
  expect(faults).toEqual([])
})

test('nobody types a figure of the settings into a text', () => {
  const typed = saidIn(everyWrittenText()).flatMap(({ text, sentence, language }) => {
    const restsOn = known(sentence, language).flatMap(({ supports }) => supports)
    // Figures of a law are nobody's to change.
    if (restsOn.some((support) => support.startsWith('law: '))) return []
    return typedSettings(sentence, language, numbers)
      .filter((name) => restsOn.some((support) => name === support || name.startsWith(`${support}.`)))
      .map((name) => `${placeOf(text)}: ${name} in "${sentence}"`)
  })
  expect([...new Set(typed)]).toEqual([])
})

const planted = readClaims(
  [
    '| id | English | 日本語 | Rests on |',
    '|---|---|---|---|',
    '| refit | `made again`, `free … days` | `作り直し` | `settings.refit.days` |',
    '| all | `all questions` | `すべての質問` | promises nothing: a button |',
    '| vague | we say | `約束` | `src` |',
    '| alone | `alone` | – |  |',
  ].join('\n'),
)

test.each([
  ['en', 'A pair is made again.', ['refit']],
  ['en', 'It is free for 60 days.', ['refit']],
  ['en', 'Show all questions', ['all']],
  ['en', 'It is free.', []],
  ['ja', '無料で作り直します。', ['refit']],
  ['ja', 'いつでも無料です。', []],
] as const)('in %s "%s" is known as %j', (language, sentence, ids) => {
  expect(claimReader(planted)(sentence, language).map(({ id }) => id)).toEqual(ids)
})

test('a row that cannot be read, or rests on nothing, is named', () => {
  expect(planted.flatMap(({ faults }) => faults)).toEqual([
    'vague: its words cannot be read',
    'alone: it rests on nothing',
  ])
})

test.each([
  ['settings.refit.days', undefined],
  ['settings.refit.weeks', 'there is no setting settings.refit.weeks'],
  ['keptFor.mailDays', undefined],
  ['domain/settings.ts', undefined],
  ['domain/gone.ts', 'there is no domain/gone.ts'],
  ['tests/gates/promises.test.ts: everything that a claim rests on is there', undefined],
  ['law: Consumer Rights Act 2015', undefined],
  ['not yet: the refit', undefined],
])('that a claim rests on %s is judged', (support, fault) => {
  expect(supportFault(support)).toBe(fault)
})

test.each([
  ['en', 'It is free.'],
  ['en', 'We never ask for it.'],
  ['en', 'Tell us within a month.'],
  ['en', 'Made in 21 days'],
  ['en', 'Made in {days} days'],
  ['ja', '無料です。'],
  ['ja', 'スキャンだけに使います。'],
  ['ja', '21日でつくります。'],
  ['ja', '{minutes}分間有効です。'],
] as const)('in %s "%s" needs a claim', (language, sentence) => {
  expect(needsClaim(sentence, language)).toBe(true)
})

test.each([
  ['en', 'The Tabi Gen 01 on a sheet of A4, in 3D, under the Consumer Rights Act 2015'],
  ['en', 'Put ring 6 at the heel, or write 100-0001 or SW1A 1AA to {name}.'],
  ['ja', '2013年消費者契約規則第28条(1)(b)により、JIS S 5037の足囲を3Dで。'],
] as const)('in %s no claim is needed for "%s"', (language, sentence) => {
  expect(needsClaim(sentence, language)).toBe(false)
})

test.each([
  ['en', 'within 60 days of delivery', ['settings.refit.days']],
  ['en', 'about eight weeks', ['settings.course.weeks']],
  ['en', 'seven minutes a day', ['settings.course.minutesADay']],
  ['en', 'a six-digit code', []],
  ['en', 'for £240, VAT included', ['settings.prices.GB.pair']],
  ['ja', '44,000円（税込）', ['settings.prices.JP.pair']],
  ['ja', 'お届けから60日以内', ['settings.refit.days']],
  ['ja', '160日', []],
  ['en', 'within {} days of delivery', []],
] as const)('in %s "%s" has typed %j', (language, sentence, names) => {
  expect(typedSettings(sentence, language, numbers)).toEqual(names)
})
