import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Question } from './page-content.ts'
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

const found = (query: string) => searchQuestions(questions, query).map(({ id }) => id)

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

test('a question that is asked with the word comes before one that only answers with it', () => {
  expect(found('pay')).toEqual(['paying', 'returns'])
  expect(searchQuestions(questions.toReversed(), 'pay').map(({ id }) => id)).toEqual(['paying', 'returns'])
})

test('without a word every question stays, in its order', () => {
  expect(found(' ? ')).toEqual(questions.map(({ id }) => id))
})

const words = fc.array(fc.constantFrom('pay', 'size', 'back', '足', 'スキャン', 'order', '写真', 'zzz'), {
  maxLength: 4,
})

test('another word never finds more, and nothing is found twice or invented', () => {
  fc.assert(
    fc.property(words, fc.string(), (some, more) => {
      const few = found(some.join(' '))
      const fewer = found([...some, more].join(' '))
      expect(new Set(few)).toEqual(new Set([...few, ...fewer]))
      expect(few.length).toBe(new Set(few).size)
    }),
  )
})

test('width, case, order of the words and kind of kana make no difference', () => {
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
