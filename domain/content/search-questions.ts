import type { Question } from './page-content.ts'

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
function wordsOf(query: string): string[] {
  return query
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/)
    .flatMap((part) => part.match(/[\p{sc=Han}々]+|[ァ-ヶー]+|[a-z0-9]+/gu) ?? part.match(/[\p{L}\p{N}ー]+/gu) ?? [])
    .map((word) => stem(fold(word)))
}

/** The questions that hold every word, those that are asked with more of them first. */
export function searchQuestions(questions: readonly Question[], query: string): Question[] {
  const words = wordsOf(query)
  return questions
    .flatMap((question) => {
      const asked = fold(question.asked)
      const all = [asked, ...question.answer.map(fold), fold(question.also ?? '')].join('\n')
      if (!words.every((word) => all.includes(word))) return []
      return [{ question, rank: words.filter((word) => asked.includes(word)).length }]
    })
    .sort((one, other) => other.rank - one.rank)
    .map(({ question }) => question)
}
