import { expect, test } from 'vitest'
import { searchQuestions } from '#domain/content/search-questions.ts'
import { getContent } from '../page-contents.ts'
import { alsoCalled } from './also-called.ts'

const groupsIn = (language: 'en' | 'ja') => getContent('/faq', language).groups
const found = (language: 'en' | 'ja', wanted: string) => searchQuestions(groupsIn(language), wanted).map(({ id }) => id)

test('only existing questions have other names', () => {
  const ids = groupsIn('en').flatMap(({ questions }) => questions.map(({ id }) => id))
  expect(Object.keys(alsoCalled).filter((id) => !ids.includes(id))).toEqual([])
})

test.each([
  ['en', 'refit', 'no-fit'],
  ['en', 'exchange', 'no-fit'],
  ['en', 'warranty', 'faulty'],
  ['en', 'international shipping', 'places'],
  ['en', 'washing machine', 'care'],
  ['en', 'login', 'password'],
  ['en', 'color', 'colours-uppers'],
  ['en', 'GBP', 'price'],
  ['en', 'customs', 'places'],
  ['ja', '税関', 'places'],
  ['ja', 'クレーム', 'complaint'],
  ['ja', 'しゃしん', 'photos'],
  ['ja', 'しゃしん', 'photo-refused'],
  ['ja', 'フォト', 'photos'],
  ['ja', 'フォト', 'photo-refused'],
  ['ja', 'くつした', 'socks'],
  ['ja', 'くつ', 'socks'],
  ['ja', 'くつ', 'material'],
  ['ja', '返品', 'no-fit'],
  ['ja', 'クーリング・オフ', 'change-of-mind'],
  ['ja', '洗濯', 'care'],
  ['ja', '納期', 'making-time'],
  ['ja', '退会', 'delete-account'],
  ['ja', '幅広', 'which-size'],
] as const)('in %s, a search for %s finds the question %s', (language, wanted, id) => {
  expect(found(language, wanted)).toContain(id)
})

test.each([
  ['en', 'refund', ['refunds']],
  ['en', 'how much', ['price']],
  ['en', 'How much is it?', ['price']],
  ['en', 'return', ['no-fit', 'change-of-mind']],
  ['en', 'shipping', ['places']],
  ['ja', '返金', ['refunds']],
] as const)('in %s, a search for %s ranks the matching question first', (language, wanted, ids) => {
  expect(found(language, wanted).slice(0, ids.length)).toEqual(ids)
})

test.each([
  ['en', 'returns'],
  ['ja', '返品'],
] as const)('in %s, a search for %s finds every question under the heading of that name', (language, wanted) => {
  const returns = groupsIn(language)
    .find(({ id }) => id === 'returns')
    ?.questions.map(({ id }) => id)
  expect(found(language, wanted)).toEqual(expect.arrayContaining(returns ?? ['its group']))
})
