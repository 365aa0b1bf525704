import { feels } from '#domain/fit/feel.ts'
import { wearAnswers, wearZones } from '#domain/fit/wear.ts'
import { populations } from '#domain/foot/population.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { FitQuestion } from '#server/fit/fit-report.ts'
import { parseWearAnswer } from '#server/fit/wear-words.ts'
import { readArguments } from './arguments/read-arguments.ts'

/** More rounds than anyone wears shoes for. */
const maxRounds = 50

export const fitUsage = `npm run fit -- --measures FILE.json [--measures FILE.json] [--feel ${feels.join('|')}] [--wear ZONE=ANSWER,…@FEEL]… [--group ${populations.join('|')}] [--json]

Prints how shoes fit a foot: room at every place with its tolerance, sizes with their uncertainty, and the confidence.
  --measures  the output of npm run measure -- --json, or measurements under the same names; lengthMm is enough.
              Give it twice for both feet. If no file names its side, the first is left.
  --feel      how much room the foot gets (natural is the default)
  --wear      how a worn pair felt, as in ball=tight,heel=right@roomy
              zones: ${wearZones.join(', ')}; answers: ${wearAnswers.join(', ')}; after @ the feel of that pair, if different
              Repeat it for each pair, earliest first: each was made by the answers before it.
  --group     the group to compare with; none by default
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
  const read = readArguments({ args: words, options })
  if (!read.ok) return read
  const { values } = read.value
  const { measures: files = [], wear = [], json = false } = values
  const feel = feels.find((one) => one === values.feel)
  const group = populations.find((one) => one === values.group)
  const rounds = wear.flatMap((word) => parseWearAnswer(word) ?? [])
  if (files.length === 0) return fail('misused', '--measures is missing')
  if (files.length > 2) return fail('misused', '--measures may be given at most twice, once per foot')
  if (!feel) return fail('misused', `--feel must be one of ${feels.join(', ')}`)
  if (values.group !== undefined && !group) return fail('misused', `--group must be one of ${populations.join(', ')}`)
  if (wear.length > maxRounds) return fail('misused', `--wear may be given at most ${maxRounds} times`)
  if (rounds.length < wear.length)
    return fail(
      'misused',
      `--wear must have the form ball=tight,heel=right@roomy: ${wearZones.join(', ')}; ${wearAnswers.join(', ')}`,
    )
  return ok({ files, feel, rounds, group, isJson: json })
}
