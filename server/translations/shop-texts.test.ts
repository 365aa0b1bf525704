import { expect, test } from 'vitest'
import type { BuiltInText } from '#domain/translations/built-in-text.ts'
import { checkText } from './check-text.ts'
import { shopTexts } from './shop-texts.ts'

const pay: BuiltInText = {
  key: 'pay',
  texts: { en: 'Pay {price} <0>now</0>', ja: '{price}を<0>支払う</0>' },
  categories: ['cart'],
}
const story: BuiltInText = {
  key: 'about.story',
  texts: { en: 'Our story', ja: '私たちのこと' },
  categories: ['about'],
  place: { page: '/about', all: [['lead']] },
}

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['\u200b\u2060', 'empty'],
  ['\u202ePay {price} <0>now</0>', 'unsupported_characters'],
  ['x'.repeat(4_001), 'too_long'],
  ['a\u0000b', 'unsupported_characters'],
  ['a\nb', 'unsupported_characters'],
  ['Pay\ud800', 'unsupported_characters'],
  ['Pay {price', 'unreadable'],
  ['{price, plural, one {<0>x</0>}}', 'unreadable'],
  ['Pay {token} <0>now</0>', 'placeholders_differ'],
  ['Pay {price, number} <0>now</0>', 'placeholders_differ'],
  ['Pay {price} now', 'placeholders_differ'],
  ['Pay {price} <0>now</0> <script>alert(1)</script>', 'placeholders_differ'],
])('rejects %j as an interface message: %s', (text, code) => {
  expect(checkText(pay, 'en', text)).toMatchObject({ ok: false, code })
})

test.each([
  ['<0>Pay</0> {price}', ['<0>Pay</0> ', ['price']]],
  ["Pay {price} '{'<0>now</0>'}'", ['Pay ', ['price'], ' {<0>now</0>}']],
])('accepts and compiles %j', (text, compiled) => {
  expect(checkText(pay, 'en', text)).toEqual({ ok: true, value: compiled })
})

test('every branch of a plural needs text', () => {
  const pairs = { key: 'p', texts: { en: '{n, plural, one {# pair} other {# pairs}}', ja: '{n}足' }, categories: [] }
  expect(checkText(pairs, 'en', '{n, plural, one {# pair} other { }}')).toMatchObject({ ok: false, code: 'empty' })
  expect(checkText(pairs, 'en', '{n, plural, one {one} other {#}}')).toMatchObject({ ok: true })
})

test('editorial text is plain text, whatever characters it contains', () => {
  const text = '<b>{name}</b> & {count, plural, one {x}'
  expect(checkText(story, 'en', text)).toEqual({ ok: true, value: [text] })
})

test('a change replaces its text, in its language only', () => {
  const change = { key: 'pay', texts: { en: 'Give {price} <0>here</0>', ja: null }, categories: ['autumn'] }
  const entry = shopTexts([pay, story], [change]).get('pay')
  expect(entry).toMatchObject({
    texts: { en: 'Give {price} <0>here</0>', ja: '{price}を<0>支払う</0>' },
    changed: { en: ['Give ', ['price'], ' <0>here</0>'] },
    categories: ['cart', 'autumn', 'changed'],
  })
  expect(Object.keys(entry?.changed ?? {})).toEqual(['en'])
})

test('ignores a change that does not fit or whose text no longer exists', () => {
  const changes = [
    { key: 'pay', texts: { en: '<script>x</script>', ja: '' }, categories: [] },
    { key: 'gone', texts: { en: 'Gone', ja: null }, categories: [] },
  ]
  expect(shopTexts([pay, story], changes)).toEqual(shopTexts([pay, story], []))
})
