import { expect, test } from 'vitest'
import { searchQuestions } from '#domain/content/search-questions.ts'
import { contentOf } from '../content-of.ts'
import { alsoCalled } from './also-called.ts'

const questionsIn = (language: 'en' | 'ja') => contentOf('/faq', language).groups.flatMap(({ questions }) => questions)

test('other names are given to questions that are there', () => {
  const ids = questionsIn('en').map(({ id }) => id)
  expect(Object.keys(alsoCalled).filter((id) => !ids.includes(id))).toEqual([])
})

test.each([
  ['en', 'refit', 'no-fit'],
  ['en', 'exchange', 'no-fit'],
  ['en', 'warranty', 'faulty'],
  ['en', 'international shipping', 'places'],
  ['en', 'washing machine', 'care'],
  ['en', 'login', 'password'],
  ['ja', '返品', 'no-fit'],
  ['ja', 'クーリング・オフ', 'change-of-mind'],
  ['ja', '洗濯', 'care'],
  ['ja', '納期', 'making-time'],
  ['ja', '退会', 'delete-account'],
  ['ja', '幅広', 'which-size'],
] as const)('in %s, whoever looks for %s finds the question about %s', (language, wanted, id) => {
  expect(searchQuestions(questionsIn(language), wanted).map((question) => question.id)).toContain(id)
})
