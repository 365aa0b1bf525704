import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as limits from '#domain/limit-settings.ts'
import { scanSettings } from '#domain/scan-settings.ts'
import { settings } from '#domain/settings.ts'
import { shoeSettings } from '#domain/shoe-settings.ts'
import { everyText, everyWrittenText } from '../../scripts/texts/every-text.ts'
import { isFigure, missingSettings, readValues, settingForm } from '../../scripts/texts/figures.ts'
import { boastsIn, claimReader, promisesIn, readAnnounced, readClaims } from '../../scripts/texts/promises.ts'
import { plainWords, type ShopText, splitSentences, textLocation } from '../../scripts/texts/shop-text.ts'
import { isForCustomers, isForOperators } from '../../scripts/texts/typography.ts'
import { findProofError } from './docs.ts'

const paper = readFileSync('docs/claims.md', 'utf8')
const roots: Readonly<Record<string, unknown>> = { settings, scanSettings, shoeSettings, ...limits }
const claims = readClaims(paper, (support) => readValues(support, roots))
const announced = readAnnounced(paper)

/** Pages and mails that only people who test the shop see. */
const toolPlaces = ['_ui', 'dev', 'localization-test', 'mailbox-page', 'sandbox-page']

function saidIn(texts: readonly ShopText[]) {
  return texts
    .filter((text) => isForCustomers(text) && !toolPlaces.some((place) => text.places.has(place)))
    .flatMap((text) => splitSentences(text.text).map((sentence) => ({ text, sentence, language: text.language })))
}

const known = claimReader(claims)
const said = saidIn(everyText()).map((one) => ({ ...one, read: known(one.sentence, one.language) }))

test('every row of the claims is readable, and none is duplicated', () => {
  expect(claims.flatMap(({ findings }) => findings)).toEqual([])
  const ids = claims.map(({ id }) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

test('every figure and every promising word is part of a claim with evidence', () => {
  const findings = said.flatMap(({ text, sentence, read }) =>
    read.unknown.length === 0 ? [] : [`${textLocation(text)}: "${read.unknown.join('", "')}" in "${sentence}"`],
  )
  expect([...new Set(findings)]).toEqual([])
})

/** The name of a command promises nothing: `orders refund`. */
const withoutCommands = (sentence: string) => sentence.replace(/\borders [a-z-]+/g, '')

test('the command line and the README promise nothing without a claim', () => {
  const texts = everyText().filter(isForOperators)
  expect(texts.length).toBeGreaterThan(100)
  const boasts = texts.flatMap((text) =>
    splitSentences(text.text)
      .filter((sentence) => {
        const promise = withoutCommands(sentence)
        return boastsIn(promise).length > 0 && known(promise, text.language).unknown.length > 0
      })
      .map((sentence) => `${textLocation(text)}: ${sentence}`),
  )
  expect(boasts).toEqual([])
  expect(boastsIn('Exactly 12 of them within 0.1 mm, always')).toEqual(['Exactly', '1 mm', 'always'])
})

test('every claim is used, and a sentence needs each of its words', () => {
  const needed = new Set(said.flatMap(({ read }) => read.known.map(({ sign }) => sign)))
  const dead = claims.flatMap(({ id, signs }) =>
    signs.filter((sign) => !needed.has(sign)).map(({ words }) => `${id}: ${words}`),
  )
  expect(dead).toEqual([])
})

/** The error in one piece of evidence of a claim. */
function findSupportError(support: string): string | undefined {
  if (/^law: ./.test(support)) return undefined
  if (support.startsWith('not yet: '))
    return announced.some(({ step }) => support === `not yet: ${step}`) ? undefined : `nothing announces ${support}`
  if (settingForm.test(support)) {
    const [missing] = missingSettings(support, roots)
    return missing === undefined ? undefined : `there is no setting ${missing}`
  }
  if (/\.(test|spec)\.tsx?/.test(support)) return findProofError({ id: support, proof: support })
  return existsSync(support) ? undefined : `there is no ${support}`
}

test('everything that a claim rests on exists', () => {
  const findings = claims.flatMap(({ id, supports }) =>
    supports.flatMap((one) => findSupportError(one) ?? []).map((error) => `${id}: ${error}`),
  )
  expect(findings).toEqual([])
})

test('a promise about something not yet available is announced next to it, or in the terms', () => {
  const texts = saidIn(everyText()).map(({ text, sentence, language }) => ({ file: text.file, sentence, language }))
  const announces = (file: string, language: string, words: readonly string[]) =>
    texts.some((one) => one.file === file && one.language === language && words.includes(one.sentence))
  const findings = said.flatMap(({ text, language, read }) =>
    read.known.flatMap(({ claim }) =>
      announced
        .filter(({ step }) => claim.supports.includes(`not yet: ${step}`))
        .filter(
          ({ words }) =>
            !announces(text.file, language, words[language]) &&
            !announces('content/terms-and-conditions', language, words[language]),
        )
        .map(({ step }) => `${textLocation(text)}: ${claim.id} without a word that ${step} will begin`),
    ),
  )
  expect([...new Set(findings)]).toEqual([])
})

test('every announcing sentence is in use, and every announced step has a claim', () => {
  const sentences = new Set(said.map(({ sentence }) => sentence))
  const strangers = announced.flatMap(({ step, words }) => [
    ...[...words.en, ...words.ja].filter((one) => !sentences.has(plainWords(one))),
    ...(claims.some(({ supports }) => supports.includes(`not yet: ${step}`)) ? [] : [step]),
  ])
  expect(strangers).toEqual([])
})

test('no text repeats a figure of the settings as a literal', () => {
  const knownWithoutValues = claimReader(readClaims(paper, () => []))
  const typed = saidIn(everyWrittenText()).flatMap(({ text, sentence, language }) =>
    knownWithoutValues(sentence, language)
      .unknown.filter(isFigure)
      .map((one) => `${textLocation(text)}: "${one}" in "${sentence}"`),
  )
  expect([...new Set(typed)]).toEqual([])
})

const plantedSettings = { settings: { refit: { days: 60 }, making: { days: 21 }, transitDays: { min: 4 } } }
const planted = readClaims(
  [
    '| id | English | 日本語 | Rests on |',
    '|---|---|---|---|',
    '| refit | `made again once`, `free for … only {} days of delivery`, `{} days` | `作り直しは無料` | `settings.refit.days` |',
    '| arrival | `here in {} days` | – | `settings.making.days + settings.transitDays` |',
    '| all | `Show every question for {} minutes` | `すべての質問` | promises nothing: a button |',
    '| vague | we say | `約束` | `src` |',
    '| alone | `alone` | – |  |',
    '| typed | `within 60 days of it` | – | `settings.refit.days` |',
  ].join('\n'),
  (support) => readValues(support, plantedSettings),
)

test.each([
  ['en', 'It is free for you, only 60 days of delivery.', []],
  ['en', 'It is free for you, only {days} days of delivery.', []],
  ['en', 'It is free for you, only sixty days of delivery.', []],
  ['en', 'It is free for you, only 90 days of delivery.', ['free', 'only', '90']],
  ['en', 'It is free for everyone, only 60 days of delivery.', ['everyone']],
  ['en', '60 days', []],
  ['en', 'It lasts 60 days.', ['60']],
  ['en', 'It is here in 25 days.', []],
  ['en', 'It is here in 24 days.', ['24']],
  ['en', 'Show every question for {} minutes', []],
  ['en', 'Show every question for {} minutes and more', ['every', '{} minutes']],
  ['en', 'It is free.', ['free']],
  ['ja', '作り直しは無料です。', []],
  ['ja', 'いつでも無料です。', ['無料', 'いつでも']],
  ['ja', 'すべての質問に安全に', ['すべて', '安全']],
] as const)('in %s the reader of claims finds in "%s" the uncovered parts %j', (language, sentence, unknown) => {
  expect(claimReader(planted)(sentence, language).unknown.toSorted()).toEqual(unknown.toSorted())
})

test.each([
  ['en', 'Every scan is exact to 0.1 mm.'],
  ['en', 'Nothing to print, everything guaranteed forever.'],
  ['en', 'You get £500 back.'],
  ['en', 'Your parcel is insured for £1,000,000.'],
  ['en', 'We sell your data within 1 hour.'],
  ['en', 'Free shipping to the whole world on your device.'],
  ['en', 'Your money is safe with us.'],
  ['en', 'Once, free, and every year again'],
  ['en', 'You can return it within 14 days of delivery.'],
  ['en', 'You can return it within 90 days of delivery.'],
  ['en', 'We keep your photo for 30 days.'],
  ['en', 'Returns are accepted for any reason.'],
  ['en', 'Money back.'],
  ['en', 'No charge ever applies.'],
  ['en', 'Ships worldwide.'],
  ['en', 'Accurate to the millimetre.'],
  ['en', 'We measure your foot to the nearest millimetre.'],
  ['en', 'All data is encrypted on its way.'],
  ['en', 'Waterproof'],
  ['en', 'Your data lives on servers in Tokyo.'],
  ['en', 'We deliver to Japan, the United Kingdom and the United States.'],
  ['en', 'A complimentary pair of socks'],
  ['en', 'A no-cost remake'],
  ['en', 'It arrives in a fortnight.'],
  ['en', 'It arrives in three weeks.'],
  ['en', 'Ten centimetres of room'],
  ['en', 'Two hundred and forty pounds'],
  ['en', '590 shoes were sold.'],
  ['en', 'Exactly your size, within 0.1 mm, always'],
  ['en', 'The best shoe of its kind'],
  ['en', 'Made in about 20 days from payment'],
  ['en', '£250, VAT and delivery included'],
  ['en', 'Version 2.0 of 23 November 2026'],
  ['en', 'Nobody is faster.'],
  ['ja', '安全のため、必ず手を添えてください。'],
  ['ja', 'すべての寸法に不自然な点がなく、0.1 mmの精度を保証します。'],
  ['ja', '送料は一切無料、1円です。'],
  ['ja', '18歳未満の方も必ずご注文いただけます。'],
  ['ja', '1足ずつつくり、必ず翌日にお届けします。'],
  ['ja', '紙1枚で、必ず正確に測れます。'],
  ['ja', 'お届けから90日以内なら返品できます。'],
  ['ja', '送料はかかりません。'],
  ['ja', '返品自由です。'],
  ['ja', '代金をお返しします。'],
  ['ja', '業界最安です。'],
  ['ja', '防水です。'],
  ['ja', 'いまなら半額です。'],
  ['ja', '何回でも作り直します。'],
  ['ja', '永久に使えます。'],
  ['ja', '全世界へお届けします。'],
  ['ja', '44000円です。'],
  ['ja', '4万円です。'],
  ['ja', '通し番号は14日間確保します。'],
  ['ja', 'およそ7日でつくり、お送りします。'],
  ['ja', '写真は30日後に削除します。'],
  ['ja', '24時間お電話いただけます。'],
  ['ja', '週間ランキング1位の靴です。'],
  ['ja', 'お支払いからおよそ5〜6日でお届けします。'],
  ['ja', 'いつまでもずっと壊れません。'],
  ['ja', 'データは暗号化しています。'],
] as const)('in %s no claim covers this sentence: %s', (language, sentence) => {
  expect(known(sentence, language).unknown).not.toEqual([])
})

test('reports a row that is unreadable, has no evidence, or repeats a figure of a setting', () => {
  expect(planted.flatMap(({ findings }) => findings)).toEqual([
    'vague: its words cannot be read',
    'alone: it rests on nothing',
    'typed: within 60 days of it: a figure of a setting stands as {}',
  ])
})

test('a claim based on another setting no longer covers its sentences', () => {
  const swapped = readClaims(paper.replace('`settings.making.days` |', '`settings.refit.days` |'), (support) =>
    readValues(support, roots),
  )
  const { days } = settings.making
  const sentence = `We make a pair in about ${days} days from payment.`
  expect(known(sentence, 'en').unknown).toEqual([])
  expect(claimReader(swapped)(sentence, 'en').unknown).toEqual([String(days)])
})

test.each([
  ['settings.refit.days', undefined],
  ['settings.refit.weeks', 'there is no setting settings.refit.weeks'],
  ['settings.making.days + settings.transit', 'there is no setting settings.transit'],
  ['retention.mailDays', undefined],
  ['domain/settings.ts', undefined],
  ['domain/gone.ts', 'there is no domain/gone.ts'],
  ['tests/architecture/promises.test.ts: everything that a claim rests on exists', undefined],
  ['law: Consumer Rights Act 2015', undefined],
  ['not yet: messages', undefined],
  ['not yet: the refit', 'nothing announces not yet: the refit'],
])('checks the evidence %s of a claim', (support, error) => {
  expect(findSupportError(support)).toBe(error)
})

test.each([
  ['en', 'The Tabi Gen 01 on a sheet of A4, in 3D, under the Consumer Rights Act 2015'],
  ['en', 'Put ring 6 at the heel, or write 100-0001 or SW1A 1AA to {name}.'],
  ['ja', '2013年消費者契約規則第28条(1)(b)により、JIS S 5037の足囲を3Dで。'],
] as const)('in %s "%s" needs no claim', (language, sentence) => {
  expect(promisesIn(sentence, language)).toEqual([])
})
