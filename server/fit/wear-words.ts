import { type Feel, feels } from '#domain/fit/feel.ts'
import { fitFromWear, type WearAnswer, type WearZone, type WornShoe, wearAnswers, wearZones } from '#domain/fit/wear.ts'

/** What somebody said of a pair that they wore, in the feel that it was made with; the chosen one where none is said. */
export type WearRound = {
  readonly answers: Readonly<Partial<Record<WearZone, WearAnswer>>>
  readonly feel: Feel | undefined
}

/** `ball=tight,heel=right@roomy`. Nothing where it is not to be understood. */
export function readWearWord(word: string): WearRound | undefined {
  const [figureName = '', feelWord, ...more] = word.split('@')
  const feel = feels.find((one) => one === feelWord)
  if (more.length > 0 || (feelWord !== undefined && !feel)) return undefined
  const answers = figureName.split(',').map((one) => {
    const [zoneWord, answerWord, ...rest] = one.split('=')
    const zone = wearZones.find((known) => known === zoneWord)
    const answer = wearAnswers.find((known) => known === answerWord)
    return zone && answer && rest.length === 0 ? ([zone, answer] as const) : undefined
  })
  const known = answers.flatMap((one) => (one ? [one] : []))
  // Of two answers to one question nobody knows which was meant.
  if (known.length < answers.length || new Set(known.map(([zone]) => zone)).size < known.length) return undefined
  return { answers: Object.fromEntries(known), feel }
}

/** The pairs that were worn, one round after the other: each was made by what the rounds before it had told. */
export function wornIn(rounds: readonly WearRound[], chosen: Feel): WornShoe[] {
  const worn: WornShoe[] = []
  for (const { answers, feel = chosen } of rounds) {
    const { adjustments } = fitFromWear(feel, worn)
    worn.push({ feel, adjustments, answers })
  }
  return worn
}
