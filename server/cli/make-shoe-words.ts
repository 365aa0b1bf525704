import { parseArgs } from 'node:util'
import type { FootSide } from '#domain/foot/foot-figures.ts'
import { type Feel, feels, type Level, levels, type Upper, uppers } from '#domain/shoe/shoe-request.ts'
import { soleTextMost } from '#domain/shoe/sole-text.ts'

export const makeShoeUsage = `npm run make-shoe -- --measures FILE.json --style ${uppers.join('|')} --foot left|right --out DIR [--level ${levels.join('|')}] [--feel ${feels.join('|')}] [--sole-text TEXT]

Makes one shoe and writes it as .stl, .3mf and .glb, with a report.
  --measures  the foot's numbers, by the names that npm run measure -- --json prints; lengthMm is enough
  --style     the upper
  --foot      which foot it is for
  --out       the folder to write into
  --level     preview to look at, print to be made (the default)
  --feel      how much room the foot gets: natural, where nothing is said
  --sole-text what stands under the arch: up to ${soleTextMost} letters, digits, spaces, - . and &`

export type MakeShoeWish = {
  readonly file: string
  readonly upper: Upper
  readonly side: FootSide
  readonly folder: string
  readonly level: Level
  readonly feel: Feel
  readonly soleText: string
}

function parsed(words: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    const options = { measures: text, style: text, foot: text, out: text, level: text, feel: text, 'sole-text': text }
    return parseArgs({ args: [...words], options }).values
  } catch {
    return undefined
  }
}

/** What somebody typed behind the command. Nothing where it is not to be understood. */
export function readMakeShoeWords(words: readonly string[]): MakeShoeWish | undefined {
  const values = parsed(words)
  const upper = uppers.find((one) => one === values?.style)
  const side = (['left', 'right'] as const).find((one) => one === values?.foot)
  const level = levels.find((one) => one === (values?.level ?? 'print'))
  const feel = feels.find((one) => one === (values?.feel ?? 'natural'))
  if (!values?.measures || !values.out || !upper || !side || !level || !feel) return undefined
  return { file: values.measures, upper, side, folder: values.out, level, feel, soleText: values['sole-text'] ?? '' }
}
