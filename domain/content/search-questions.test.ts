import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Question, QuestionGroup } from './page-content.ts'
import { longestSearch, readSearchQuery } from './read-search-query.ts'
import { searchQuestions } from './search-questions.ts'

const question = (id: string, asked: string, ...answer: string[]): Question => ({ id, asked, answer })

const questions = [
  question('paying', 'When do I pay?', 'After the check. You can return to the order.'),
  question('sizes', 'Which size do I choose?', 'None, your feet are measured.'),
  question('returns', 'Can I send it back?', 'Paying happens later. Cancelling is free.'),
  question('photos', '足の写真はどうなりますか', '端末の外には出しません。'),
  question('scan', '足型スキャンは正確ですか', '誤差の範囲を示します。お支払いは後です。'),
  question('gift', 'ふくろは付きますか', 'はい。'),
]

const groups: QuestionGroup[] = [
  { id: 'before', heading: 'Before the order', questions: questions.slice(0, 2) },
  { id: 'after', heading: 'After the parcel', questions: questions.slice(2) },
]

const found = (query: string) => searchQuestions(groups, query).map(({ id }) => id)

test.each([
  ['PAY', ['paying', 'returns']],
  ['pays', ['paying', 'returns']],
  ['paying', ['paying', 'returns']],
  ['ｐａｙ', ['paying', 'returns']],
  ['size', ['sizes']],
  ['sizes', ['sizes']],
  ['cancel', ['returns']],
  ['cancelling', ['returns']],
  ['foot', []],
  ['feet measuring', ['sizes']],
  ['写真', ['photos']],
  ['足　写真', ['photos']],
  ['写真はどこに', ['photos']],
  ['スキャン', ['scan']],
  ['ｽｷｬﾝ', ['scan']],
  ['すきゃん', ['scan']],
  ['フクロ', ['gift']],
  ['お支払い', ['scan']],
  ['nothing at all', []],
])('%s finds %j', (query, ids) => {
  expect(found(query)).toEqual(ids)
})

test('a question containing the word ranks before one with the word in its answer only', () => {
  expect(found('pay')).toEqual(['paying', 'returns'])
  const turned = groups.map((group) => ({ ...group, questions: group.questions.toReversed() })).toReversed()
  expect(searchQuestions(turned, 'pay').map(({ id }) => id)).toEqual(['paying', 'returns'])
})

test('a question with the word as a search term ranks between a match in a question and one in an answer', () => {
  const also = { ...question('called', 'Why?', 'So.'), also: 'pay' }
  const more = [{ id: 'all', heading: 'All', questions: [...questions, also].toReversed() }]
  expect(searchQuestions(more, 'pay').map(({ id }) => id)).toEqual(['paying', 'called', 'returns'])
})

test('the heading of a group finds all its questions', () => {
  expect(found('parcels')).toEqual(questions.slice(2).map(({ id }) => id))
  expect(found('parcel 写真')).toEqual(['photos'])
})

test.each(['', ' ? ', '👟', '.*+?^$', '\0', '"()[]\\', '。、'])('%j contains no word and finds nothing', (query) => {
  expect(found(query)).toEqual([])
})

test.each([
  ['photo', 'photo'],
  [['a', 'b'], 'a'],
  [['', 'b'], undefined],
  ['', undefined],
  [undefined, undefined],
  [7, undefined],
  [[], undefined],
  [{}, undefined],
  ['x'.repeat(20_000), 'x'.repeat(longestSearch)],
  [`${'x'.repeat(longestSearch - 1)}👟`, 'x'.repeat(longestSearch - 1)],
] as const)('readSearchQuery reads %j as %j', (given, text) => {
  expect(readSearchQuery(given)).toBe(text)
})

test('any search text can be encoded in a URL and searched without an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.nat(150), (text, cut) => {
      const wanted = readSearchQuery(text.slice(cut)) ?? ''
      expect(decodeURIComponent(encodeURIComponent(wanted))).toBe(wanted)
      expect(wanted.length).toBeLessThanOrEqual(longestSearch)
      expect(readSearchQuery(wanted) ?? '').toBe(wanted)
      found(wanted)
    }),
  )
})

const words = fc.array(fc.constantFrom('pay', 'size', 'back', '足', 'スキャン', 'order', '写真', 'zzz'), {
  minLength: 1,
  maxLength: 4,
})

test('an additional word never finds more, and no question is found twice or made up', () => {
  fc.assert(
    fc.property(words, fc.string(), (some, more) => {
      const few = found(some.join(' '))
      const fewer = found([...some, more].join(' '))
      expect(new Set(few)).toEqual(new Set([...few, ...fewer]))
      expect(few.length).toBe(new Set(few).size)
    }),
  )
})

test('width, case, word order and kind of kana do not affect the result', () => {
  fc.assert(
    fc.property(words, (some) => {
      const query = some.join(' ')
      const same = new Set(found(query))
      expect(new Set(found(query.toUpperCase()))).toEqual(same)
      expect(new Set(found(some.toReversed().join('　')))).toEqual(same)
    }),
  )
  fc.assert(
    fc.property(fc.stringMatching(/^[ぁ-ん]{1,6}$/), (hiragana) => {
      const katakana = hiragana.replace(/./g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 96))
      expect(found(katakana)).toEqual(found(hiragana))
    }),
  )
})
