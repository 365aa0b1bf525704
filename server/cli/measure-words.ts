import { parseArgs } from 'node:util'
import { type PaperName, papers } from '#domain/foot/photo/papers.ts'
import type { Corners, PhotoQuestion } from '#domain/foot/photo/photo-question.ts'

export const measureUsage = `npm run measure -- FILE… --paper ${Object.keys(papers).join('|')} [--foot left|right|auto] [--focal35 MM] [--corners X,Y,…] [--json] [--debug DIR]

Measures a foot in each photo: seen from above, its heel against the wall on the short edge of the sheet.
  --paper    the sheet under the foot
  --foot     which foot it is; auto looks at it (the default)
  --focal35  focal length as on 35 mm film, where the file does not tell it
  --corners  the four corners of the sheet in the photo, set by hand: eight numbers, in pixels, in any order
  --json     one object, of several files an array
  --debug    writes pictures of every stage into this folder`

export type MeasureWish = {
  readonly files: readonly string[]
  readonly question: PhotoQuestion
  readonly isJson: boolean
  readonly debugFolder: string | undefined
}

const sides = ['left', 'right', 'auto'] as const

function isPaper(word: string | undefined): word is PaperName {
  return word !== undefined && Object.hasOwn(papers, word)
}

function isLens(mm: number): boolean {
  return mm >= 8 && mm <= 300
}

/** Four places in a photo: of any other count of numbers nobody knows what was meant. */
function cornersIn(text: string): Corners | undefined {
  const numbers = text.split(/[\s,]+/).map(Number)
  if (numbers.length !== 8 || numbers.some(Number.isNaN)) return undefined
  const corner = (place: number) => ({ x: numbers[2 * place] ?? 0, y: numbers[2 * place + 1] ?? 0 })
  return [corner(0), corner(1), corner(2), corner(3)]
}

/** What somebody typed behind the command. Nothing where it is not to be understood. */
export function readMeasureWords(words: readonly string[]): MeasureWish | undefined {
  const read = parsed(words)
  if (!read) return undefined
  const { positionals: files, values } = read
  const paper = values.paper?.toLowerCase()
  const side = sides.find((one) => one === (values.foot ?? 'auto').toLowerCase())
  const focal35Mm = values.focal35 === undefined ? undefined : Number(values.focal35)
  if (files.length === 0 || !isPaper(paper) || !side) return undefined
  if (focal35Mm !== undefined && !isLens(focal35Mm)) return undefined
  const corners = values.corners === undefined ? undefined : cornersIn(values.corners)
  // Every photo has its own corners.
  if (values.corners !== undefined && (!corners || files.length > 1)) return undefined
  return {
    files,
    question: { paper, side, ...(focal35Mm !== undefined && { focal35Mm }), ...(corners && { corners }) },
    isJson: values.json ?? false,
    debugFolder: values.debug,
  }
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        paper: { type: 'string' },
        foot: { type: 'string' },
        focal35: { type: 'string' },
        corners: { type: 'string' },
        json: { type: 'boolean' },
        debug: { type: 'string' },
      },
    })
  } catch {
    return undefined
  }
}
