import type { FootSide } from '#domain/foot/foot-figures.ts'
import { settings } from '#domain/settings.ts'
import { needsFeet, type PairCheckErrorKind } from '#domain/workshop/pair-check-error.ts'
import type { OrderMailData, PairErrorInMail } from './order-mail-data.ts'

type Sides = Readonly<Record<FootSide | 'both', string>>

/** The texts about pairs that cannot be made, in one language; the order page uses the same. */
export type PairErrorTexts = Readonly<Record<PairCheckErrorKind, Sides>> & {
  /** For a check that recorded no details. */
  readonly unknown: string
  readonly pairText: (number: number, words: string) => string
  readonly quote: (words: string) => string
  readonly bothFeet: string
  readonly design: string
  readonly ready: string
  readonly end: (days: number) => string
  readonly measure: string
  readonly change: string
}

/** Says which foot of each pair is affected and why, what can be done, and where. */
export function describeAttention(words: PairErrorTexts, { pairErrors, hasReady }: OrderMailData) {
  const isAboutFeet = pairErrors.length === 0 || pairErrors.some(needsFeet)
  const isOne = pairErrors.length === 1 && !hasReady
  const why = pairErrors.flatMap((error) => errorSentences(words, error, isOne))
  return {
    isAboutFeet,
    says: [
      ...(why.length > 0 ? why : [words.unknown]),
      isAboutFeet ? words.bothFeet : words.design,
      ...(hasReady ? [words.ready] : []),
    ],
    end: words.end(settings.attention.cancelDays),
    button: isAboutFeet ? words.measure : words.change,
  }
}

function errorSentences(
  words: PairErrorTexts,
  { kind, side, note, number }: PairErrorInMail,
  isOne: boolean,
): string[] {
  const sentence = words[kind][side ?? 'both']
  const named = isOne || number === null ? sentence : words.pairText(number, sentence)
  return kind === 'noted' && note !== null ? [named, words.quote(note)] : [named]
}
