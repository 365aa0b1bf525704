import type { Question, QuestionGroup } from './page-content.ts'

/** One form for what is read as the same: width, case, and the two kana. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 96))
}

/** “returns” and “returning” are looked for as “return”; a doubled last letter goes too. */
function stem(word: string): string {
  return word.replace(/^([a-z]{3,}?)(ies|ing|es|s)$/, '$1').replace(/^([a-z]{3,})([a-z])\2$/, '$1$2')
}

/**
 * The words that a question is looked for with. Japanese has no spaces: its words are the runs of kanji and of katakana,
 * and what only binds them is left out. A text all in hiragana is one word.
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
 * The questions that hold every word, their group's heading included. First come those that ask with more of the words
 * (an id is what a question is about), then those that are called so. What holds no word finds none.
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
