import { type Feel, feels } from '#domain/fit/feel.ts'
import type { FootSide } from '#domain/foot/foot-figures.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { colourNames, type ShoeColour } from '#domain/shoe/shoe-colours.ts'
import {
  type Level,
  levels,
  type ShoeError,
  type ShoeErrorFacts,
  type Upper,
  uppers,
} from '#domain/shoe/shoe-request.ts'
import { maxSoleTextLength } from '#domain/shoe/sole-text.ts'
import { readArguments } from './arguments/read-arguments.ts'

const sides = ['left', 'right'] as const

export const makeShoeUsage = `npm run make-shoe -- --measures FILE.json --style ${uppers.join('|')} --foot ${sides.join('|')} --out DIR [--level ${levels.join('|')}] [--feel ${feels.join('|')}] [--sole-text TEXT] [--colour ${colourNames.join('|')}]

Makes one shoe and writes it as .stl, .3mf and .glb, with a report.
  --measures  the measurements of the foot, under the names that npm run measure -- --json prints; lengthMm is enough
  --style     the upper
  --foot      which foot it is for
  --out       the folder to write into
  --level     preview for display, print for printing (the default)
  --feel      how much room the foot gets (natural is the default)
  --sole-text text under the arch: up to ${maxSoleTextLength} letters, digits, spaces, - . and &
  --colour    colour of the .3mf and .glb (black is the default)`

export type MakeShoeOptions = {
  readonly file: string
  readonly upper: Upper
  readonly side: FootSide
  readonly folder: string
  readonly level: Level
  readonly feel: Feel
  readonly soleText: string
  readonly colour: ShoeColour
}

const text = { type: 'string' } as const
const options = {
  measures: text,
  style: text,
  foot: text,
  out: text,
  level: { ...text, default: 'print' },
  feel: { ...text, default: 'natural' },
  'sole-text': { ...text, default: '' },
  colour: { ...text, default: 'black' },
} as const

/** Parses the arguments of the command, or says which option is invalid. */
export function readMakeShoeWords(words: readonly string[]): Result<MakeShoeOptions, 'misused', string> {
  const read = readArguments({ args: words, options })
  if (!read.ok) return read
  const { values } = read.value
  const { measures: file, out: folder, 'sole-text': soleText } = values
  const upper = uppers.find((one) => one === values.style)
  const side = sides.find((one) => one === values.foot)
  const level = levels.find((one) => one === values.level)
  const feel = feels.find((one) => one === values.feel)
  const colour = colourNames.find((one) => one === values.colour)
  if (!file) return fail('misused', '--measures is missing')
  if (!folder) return fail('misused', '--out is missing')
  if (!upper) return fail('misused', `--style must be one of ${uppers.join(', ')}`)
  if (!side) return fail('misused', `--foot must be one of ${sides.join(', ')}`)
  if (!level) return fail('misused', `--level must be one of ${levels.join(', ')}`)
  if (!feel) return fail('misused', `--feel must be one of ${feels.join(', ')}`)
  if (!colour) return fail('misused', `--colour must be one of ${colourNames.join(', ')}`)
  return ok({ file, upper, side, folder, level, feel, soleText, colour })
}

const reasons: Readonly<Record<ShoeError, string>> = {
  not_a_number: 'this is not a number',
  out_of_range: 'outside the range of feet we make shoes for',
  contradicting: 'these measurements contradict each other',
  missing_length: 'lengthMm is missing',
  outline_unusable: 'the outline does not go around this foot',
  sole_text_unusable: 'this text cannot be put under the sole',
  cannot_be_made_well: 'these measurements do not make a good shoe with this upper',
}

/** Formats why a shoe cannot be made: the code for programs, the rest for people. */
export function formatShoeError(code: ShoeError, { names = [], lowest, highest }: ShoeErrorFacts): string {
  const range = [lowest === undefined ? '' : `at least ${lowest}`, highest === undefined ? '' : `at most ${highest}`]
  return [`${code}: ${reasons[code]}`, names.join(', '), range.filter(Boolean).join(', ')].filter(Boolean).join('; ')
}
