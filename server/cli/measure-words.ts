import { parseArgs } from 'node:util'
import type { Point } from '#domain/foot/geometry/point.ts'
import { type PaperName, papers } from '#domain/foot/photo/paper/papers.ts'
import type { Corners, PhotoQuestion } from '#domain/foot/photo/question/photo-question.ts'

export const measureUsage = `npm run measure -- FILE… --paper ${Object.keys(papers).join('|')} [--foot left|right|auto] [--focal35 MM] [--corners X,Y,…] [--heel X,Y] [--toe X,Y] [--json] [--debug DIR]

Measures a foot in each photo: taken from above, with the heel against the wall on the short edge of the sheet, or where --heel says.
Each FILE is a JPEG, PNG or WebP. For a folder, name its files (FOLDER/*.jpg).
  --paper    the sheet under the foot
  --foot     which foot it is; auto finds out from the photo (the default)
  --focal35  focal length in 35 mm terms, if the file does not contain it
  --corners  the four corners of the sheet in the photo, set by hand: eight numbers, in pixels, in any order
  --heel     the rear end of the heel as seen in the photo, set by hand
  --toe      the foremost end of the toes, the same way
  --json     prints one object, or an array for several files
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

/** So many places in a photo: of any other count of numbers nobody knows what was meant. */
function placesIn(text: string | undefined, count: number): Point[] | undefined {
  const numbers = text?.split(/[\s,]+/) ?? []
  if (numbers.length !== 2 * count || !numbers.every((number) => /^-?\d+(\.\d+)?$/.test(number))) return undefined
  return Array.from({ length: count }, (_, k) => ({ x: Number(numbers[2 * k]), y: Number(numbers[2 * k + 1]) }))
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
  const byHand = [values.corners, values.heel, values.toe]
  const [corners, heel, toe] = byHand.map((text, k) => placesIn(text, k === 0 ? 4 : 1))
  const isUnclear = [corners, heel, toe].some((places, k) => byHand[k] !== undefined && !places)
  // Every photo has its own places.
  if (isUnclear || (files.length > 1 && (corners ?? heel ?? toe))) return undefined
  return {
    files,
    question: {
      paper,
      side,
      ...(focal35Mm !== undefined && { focal35Mm }),
      ...(corners && { corners: corners as unknown as Corners }),
      ...(heel?.[0] && { heel: heel[0] }),
      ...(toe?.[0] && { toe: toe[0] }),
    },
    isJson: values.json ?? false,
    debugFolder: values.debug,
  }
}

/** A place left of the photo, or above it, begins like an option. */
function joined(words: readonly string[]): string[] {
  return words.reduce<string[]>((all, word) => {
    const before = all.at(-1)
    if (before && /^--(corners|heel|toe)$/.test(before) && /^-\d/.test(word)) all.splice(-1, 1, `${before}=${word}`)
    else all.push(word)
    return all
  }, [])
}

function parsed(words: readonly string[]) {
  try {
    const { tokens, ...read } = parseArgs({
      args: joined(words),
      allowPositionals: true,
      tokens: true,
      options: {
        paper: { type: 'string' },
        foot: { type: 'string' },
        focal35: { type: 'string' },
        corners: { type: 'string' },
        heel: { type: 'string' },
        toe: { type: 'string' },
        json: { type: 'boolean' },
        debug: { type: 'string' },
      },
    })
    // Of two answers to one question nobody knows which was meant.
    const asked = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []))
    return new Set(asked).size === asked.length ? read : undefined
  } catch {
    return undefined
  }
}
