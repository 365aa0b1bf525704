import { parseArgs } from 'node:util'
import { type PaperName, papers } from '#domain/foot/photo/papers.ts'
import type { PhotoQuestion } from '#domain/foot/photo/photo-question.ts'

export const measureUsage = `npm run measure -- FILE… --paper ${Object.keys(papers).join('|')} [--foot left|right|auto] [--focal35 MM] [--json] [--debug DIR]

Measures a foot in each photo: seen from above, its heel against the wall on the short edge of the sheet.
  --paper    the sheet under the foot
  --foot     which foot it is; auto looks at it (the default)
  --focal35  focal length as on 35 mm film, where the file does not tell it
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
  return {
    files,
    question: { paper, side, ...(focal35Mm !== undefined && { focal35Mm }) },
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
        json: { type: 'boolean' },
        debug: { type: 'string' },
      },
    })
  } catch {
    return undefined
  }
}
