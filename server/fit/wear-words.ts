import { type Feel, feels } from '#domain/fit/feel.ts'
import { fitFromWear, type WearAnswer, type WearZone, type WornShoe, wearAnswers, wearZones } from '#domain/fit/wear.ts'

/** The answers about a worn pair, and the feel it was made with; by default the chosen one. */
export type WearRound = {
  readonly answers: Readonly<Partial<Record<WearZone, WearAnswer>>>
  readonly feel: Feel | undefined
}

/** Parses `ball=tight,heel=right@roomy`; undefined if invalid. */
export function parseWearAnswer(word: string): WearRound | undefined {
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
  // Two answers for one zone are ambiguous.
  if (known.length < answers.length || new Set(known.map(([zone]) => zone)).size < known.length) return undefined
  return { answers: Object.fromEntries(known), feel }
}

/** The worn pairs, one per round: each was made with the adjustments from the rounds before it. */
export function wornIn(rounds: readonly WearRound[], chosen: Feel): WornShoe[] {
  const worn: WornShoe[] = []
  for (const { answers, feel = chosen } of rounds) {
    const { adjustments } = fitFromWear(feel, worn)
    worn.push({ feel, adjustments, answers })
  }
  return worn
}
