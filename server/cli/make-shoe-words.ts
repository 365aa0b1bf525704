import { parseArgs } from 'node:util'
import type { FootSide } from '#domain/foot/foot-figures.ts'
import { type Level, levels, type Upper, uppers } from '#domain/shoe/shoe-request.ts'

export const makeShoeUsage = `npm run make-shoe -- --measures FILE.json --style ${uppers.join('|')} --foot left|right --out DIR [--level ${levels.join('|')}]

Makes one shoe and writes it as .stl, .3mf and .glb, with a report.
  --measures  the foot's numbers, by the names that npm run measure -- --json prints; lengthMm is enough
  --style     the upper
  --foot      which foot it is for
  --out       the folder to write into
  --level     preview to look at, print to be made (the default)`

export type MakeShoeWish = {
  readonly file: string
  readonly upper: Upper
  readonly side: FootSide
  readonly folder: string
  readonly level: Level
}

function parsed(words: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    const options = { measures: text, style: text, foot: text, out: text, level: text }
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
  if (!values?.measures || !values.out || !upper || !side || !level) return undefined
  return { file: values.measures, upper, side, folder: values.out, level }
}
