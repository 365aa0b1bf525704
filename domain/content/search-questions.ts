import type { Question, QuestionGroup } from './page-content.ts'

/** Normalizes differences that do not matter: width, case, and the two kana. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 96))
}

/** Reduces “returns” and “returning” to “return”, and a doubled final letter to one. */
function stem(word: string): string {
  return word.replace(/^([a-z]{3,}?)(ies|ing|es|s)$/, '$1').replace(/^([a-z]{3,})([a-z])\2$/, '$1$2')
}

/**
 * Splits a query into words. Japanese has no spaces: its words are the runs of kanji and of katakana, and the hiragana
 * between them is dropped. A text entirely in hiragana is one word.
 */
function splitWords(query: string): string[] {
  return query
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/)
    .flatMap((part) => part.match(/[\p{sc=Han}々]+|[ァ-ヶー]+|[a-z0-9]+/gu) ?? part.match(/[\p{L}\p{N}ー]+/gu) ?? [])
    .map((word) => stem(fold(word)))
}

/**
 * The questions that contain every word, including the heading of their group. Questions with more of the words in
 * their own text rank first (the id is the topic of a question), then those with them in their search terms. A query
 * without a word finds nothing.
 */
export function searchQuestions(groups: readonly QuestionGroup[], query: string): Question[] {
  const words = splitWords(query)
  if (words.length === 0) return []
  return groups
    .flatMap(({ heading, questions }) => questions.map((question) => ({ heading, question })))
    .flatMap(({ heading, question }) => {
      const searchable = fold(`${question.id} ${question.asked}`)
      const also = fold(question.also ?? '')
      const all = [searchable, also, fold(heading), ...question.answer.map(fold)].join('\n')
      if (!words.every((word) => all.includes(word))) return []
      const weights = words.map((word) => (searchable.includes(word) ? 3 : also.includes(word) ? 2 : 0))
      return [{ question, rank: weights.reduce<number>((sum, weight) => sum + weight, 0) }]
    })
    .sort((one, other) => other.rank - one.rank)
    .map(({ question }) => question)
}
