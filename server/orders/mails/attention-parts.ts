import type { FootSide } from '#domain/foot/foot-figures.ts'
import { settings } from '#domain/settings.ts'
import { asksForFeet, type PairFaultKind } from '#domain/workshop/pair-fault.ts'
import type { OrderTold, ToldFault } from './order-told.ts'

type Sides = Readonly<Record<FootSide | 'both', string>>

/** What is said of pairs that cannot be made, in one language: the same as their order says. */
export type FaultWords = Readonly<Record<PairFaultKind, Sides>> & {
  /** Of a check that wrote down no more than that. */
  readonly unknown: string
  readonly ofPair: (number: number, words: string) => string
  readonly quote: (words: string) => string
  readonly bothFeet: string
  readonly design: string
  readonly ready: string
  readonly end: (days: number) => string
  readonly measure: string
  readonly change: string
}

/** Which foot is in the way of each pair and why, what can be done, and where. */
export function attentionParts(words: FaultWords, { faults, hasReady }: OrderTold) {
  const isOfFeet = faults.length === 0 || faults.some(asksForFeet)
  const isOne = faults.length === 1 && !hasReady
  const why = faults.flatMap((fault) => sentencesOf(words, fault, isOne))
  return {
    isOfFeet,
    says: [
      ...(why.length > 0 ? why : [words.unknown]),
      isOfFeet ? words.bothFeet : words.design,
      ...(hasReady ? [words.ready] : []),
    ],
    end: words.end(settings.attention.cancelDays),
    button: isOfFeet ? words.measure : words.change,
  }
}

function sentencesOf(words: FaultWords, { kind, side, said, number }: ToldFault, isOne: boolean): string[] {
  const sentence = words[kind][side ?? 'both']
  const named = isOne || number === null ? sentence : words.ofPair(number, sentence)
  return kind === 'told' && said !== null ? [named, words.quote(said)] : [named]
}
