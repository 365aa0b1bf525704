import { parseArgs } from 'node:util'
import { feels } from '#domain/fit/feel.ts'
import { wearAnswers, wearZones } from '#domain/fit/wear.ts'
import { populations } from '#domain/foot/population.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { FitQuestion } from '#server/fit/fit-report.ts'
import { parseWearAnswer } from '#server/fit/wear-words.ts'

/** More rounds than anyone wears shoes for. */
const maxRounds = 50

export const fitUsage = `npm run fit -- --measures FILE.json [--measures FILE.json] [--feel ${feels.join('|')}] [--wear ZONE=ANSWER,…@FEEL]… [--group ${populations.join('|')}] [--json]

Prints how shoes fit a foot: room at every place with its tolerance, sizes with their doubt, and how sure all of it is.
  --measures  what npm run measure -- --json printed, or measurements under the same names; lengthMm is enough.
              Given twice, both feet. Where no file says which foot it is, the first is left.
  --feel      how much room the foot gets (natural is the default)
  --wear      how a pair felt that was worn, as in ball=tight,heel=right@roomy
              zones: ${wearZones.join(', ')}; answers: ${wearAnswers.join(', ')}; behind @ the feel of that pair, if it was another
              Given again for each pair, the earliest first: each was made by the answers before it.
  --group     with whom to compare; nobody without it
  --json      prints one object`

export type FitWords = FitQuestion & { readonly files: readonly string[]; readonly isJson: boolean }

const text = { type: 'string' } as const
const options = {
  measures: { ...text, multiple: true },
  feel: { ...text, default: 'natural' },
  wear: { ...text, multiple: true },
  group: text,
  json: { type: 'boolean' },
} as const

/** Parses the arguments of the command, or says which one is invalid. */
export function readFitWords(words: readonly string[]): Result<FitWords, 'misused', string> {
  try {
    const { values } = parseArgs({ args: [...words], options })
    const { measures: files = [], wear = [], json = false } = values
    const feel = feels.find((one) => one === values.feel)
    const group = populations.find((one) => one === values.group)
    const rounds = wear.flatMap((word) => parseWearAnswer(word) ?? [])
    if (files.length === 0) return fail('misused', '--measures is missing')
    if (files.length > 2) return fail('misused', '--measures is given twice at most: nobody has more feet')
    if (!feel) return fail('misused', `--feel is one of ${feels.join(', ')}`)
    if (values.group !== undefined && !group) return fail('misused', `--group is one of ${populations.join(', ')}`)
    if (wear.length > maxRounds) return fail('misused', `--wear is given ${maxRounds} times at most`)
    if (rounds.length < wear.length)
      return fail(
        'misused',
        `--wear is as in ball=tight,heel=right@roomy: ${wearZones.join(', ')}; ${wearAnswers.join(', ')}`,
      )
    return ok({ files, feel, rounds, group, isJson: json })
  } catch (error) {
    return fail('misused', error instanceof Error ? error.message : String(error))
  }
}
