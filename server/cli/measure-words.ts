import type { Point } from '#domain/foot/geometry/point.ts'
import { type PaperName, papers } from '#domain/foot/photo/paper/papers.ts'
import type { Corners, PhotoQuestion } from '#domain/foot/photo/question/photo-question.ts'
import { plausibleRanges } from '#domain/foot/plausible.ts'
import { penKinds } from '#domain/foot/trace/pen/pen-kinds.ts'
import type { TraceQuestion } from '#domain/foot/trace/question/trace-question.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { readArguments } from './arguments/read-arguments.ts'

const paperNames = Object.keys(papers).join('|')

export const measureUsage = `npm run measure -- FILE… --paper ${paperNames} [--foot left|right|auto] [--focal35 MM] [--corners X,Y,…] [--heel X,Y] [--toe X,Y] [--json] [--debug DIR]
npm run measure -- FILE… --way trace [--paper auto|${paperNames}] [--foot left|right|auto] [--stance standing|sitting] [--pen ${penKinds.join('|')}] [--size MM] [--focal35 MM] [--corners X,Y,…] [--gap X,Y] [--json] [--debug DIR]

Measures a foot in each photo: taken from above, with the heel against the wall on the short edge of the sheet, or at the point of --heel.
With --way trace, the photo shows a sheet with the drawn outline of one foot or both, and the pen next to it.
Each FILE is a JPEG, PNG or WebP. For a folder, name its files (FOLDER/*.jpg).
  --way      photo (the default): a foot on a sheet; trace: the outline of a foot on a sheet
  --paper    the sheet; auto tells A4 from Letter by its shape (the default of --way trace)
  --foot     which foot it is; auto detects it in the photo (the default)
  --focal35  focal length in 35 mm terms, if the file does not contain it
  --corners  the four corners of the sheet in the photo, set by hand: eight numbers, in pixels, in any order
  --heel     the rear end of the heel as seen in the photo, set by hand
  --toe      the foremost end of the toes, the same way
  --stance   how the person was while the line was drawn: standing (the default) or sitting
  --pen      what drew the line, if the photo does not show it
  --size     the foot length, in mm, that the usual shoe size is made for
  --gap      the rear end of the short line between big toe and second toe, set by hand
  --json     prints one object, or an array for several files
  --debug    writes pictures of every stage into this folder`

type Common = {
  readonly files: readonly string[]
  readonly isJson: boolean
  readonly debugFolder: string | undefined
}

export type MeasureOptions = Common &
  (
    | { readonly way: 'photo'; readonly question: PhotoQuestion }
    | { readonly way: 'trace'; readonly question: TraceQuestion }
  )

const sides = ['left', 'right', 'auto'] as const

function isPaper(word: string | undefined): word is PaperName {
  return word !== undefined && Object.hasOwn(papers, word)
}

function findWord<Word extends string>(known: readonly Word[], word: string): Word | undefined {
  return known.find((one) => one === word.toLowerCase())
}

function isFootLength(mm: number): boolean {
  return mm >= plausibleRanges.lengthMm.min && mm <= plausibleRanges.lengthMm.max
}

function isLens(mm: number): boolean {
  return mm >= 8 && mm <= 300
}

/** Parses exactly `count` points; any other count of numbers is ambiguous. */
function placesIn(text: string | undefined, count: number): Point[] | undefined {
  const numbers = text?.split(/[\s,]+/) ?? []
  if (numbers.length !== 2 * count || !numbers.every((number) => /^-?\d+(\.\d+)?$/.test(number))) return undefined
  return Array.from({ length: count }, (_, k) => ({ x: Number(numbers[2 * k]), y: Number(numbers[2 * k + 1]) }))
}

type Parsed = (ReturnType<typeof parsed> & { ok: true })['value']
type Values = Parsed['values']

/** The options that only one method accepts. */
const methodOptions = {
  photo: ['heel', 'toe'],
  trace: ['stance', 'pen', 'size', 'gap'],
} as const

/** Parses the arguments of the command, or says which one is no option of it. */
export function readMeasureWords(words: readonly string[]): Result<MeasureOptions, 'misused', string | undefined> {
  const read = parsed(words)
  if (!read.ok) return read
  const options = toMeasureOptions(read.value)
  return options ? ok(options) : fail('misused')
}

function toMeasureOptions({ positionals: files, values, tokens }: Parsed): MeasureOptions | undefined {
  // A repeated option is ambiguous.
  const names = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []))
  if (new Set(names).size < names.length) return undefined
  const way = findWord(['photo', 'trace'], values.way ?? 'photo')
  if (files.length === 0 || !way) return undefined
  const foreign = methodOptions[way === 'photo' ? 'trace' : 'photo']
  if (foreign.some((word) => values[word] !== undefined)) return undefined
  // Points belong to one photo.
  const places = [values.corners, values.heel, values.toe, values.gap]
  if (files.length > 1 && places.some((text) => text !== undefined)) return undefined
  const common = { files, isJson: values.json ?? false, debugFolder: values.debug }
  if (way === 'photo') {
    const question = photoQuestion(values)
    return question && { ...common, way, question }
  }
  const question = traceQuestion(values)
  return question && { ...common, way, question }
}

function photoQuestion(values: Values): PhotoQuestion | undefined {
  const paper = values.paper?.toLowerCase()
  const options = sharedOptions(values)
  const [heel, toe] = [values.heel, values.toe].map((text) => placesIn(text, 1)?.[0])
  if (!isPaper(paper) || !options) return undefined
  if ((values.heel !== undefined && !heel) || (values.toe !== undefined && !toe)) return undefined
  return { paper, ...options, ...(heel && { heel }), ...(toe && { toe }) }
}

function traceQuestion(values: Values): TraceQuestion | undefined {
  const paper = findWord(['auto', ...(Object.keys(papers) as PaperName[])], values.paper ?? 'auto')
  const stance = findWord(['standing', 'sitting'], values.stance ?? 'standing')
  const pen = values.pen === undefined ? undefined : findWord(penKinds, values.pen)
  const usualMm = values.size === undefined ? undefined : Number(values.size)
  const gap = placesIn(values.gap, 1)?.[0]
  const options = sharedOptions(values)
  if (!paper || !stance || !options) return undefined
  if ((values.pen !== undefined && !pen) || (values.gap !== undefined && !gap)) return undefined
  if (usualMm !== undefined && !isFootLength(usualMm)) return undefined
  return {
    paper,
    stance,
    ...options,
    ...(pen && { pen }),
    ...(usualMm !== undefined && { usualMm }),
    ...(gap && { gap }),
  }
}

/** The options of both methods. */
function sharedOptions(values: Values) {
  const side = findWord(sides, values.foot ?? 'auto')
  const focal35Mm = values.focal35 === undefined ? undefined : Number(values.focal35)
  const corners = placesIn(values.corners, 4)
  if (!side || (focal35Mm !== undefined && !isLens(focal35Mm))) return undefined
  if (values.corners !== undefined && !corners) return undefined
  return {
    side,
    ...(focal35Mm !== undefined && { focal35Mm }),
    ...(corners && { corners: corners as unknown as Corners }),
  }
}

/** Joins an option with a negative first coordinate, which `parseArgs` would take for another option. */
function joined(words: readonly string[]): string[] {
  return words.reduce<string[]>((all, word) => {
    const before = all.at(-1)
    if (before && /^--(corners|heel|toe|gap)$/.test(before) && /^-\d/.test(word)) all.splice(-1, 1, `${before}=${word}`)
    else all.push(word)
    return all
  }, [])
}

function parsed(words: readonly string[]) {
  return readArguments({
    args: joined(words),
    allowPositionals: true,
    tokens: true,
    options: {
      way: { type: 'string' },
      paper: { type: 'string' },
      foot: { type: 'string' },
      focal35: { type: 'string' },
      corners: { type: 'string' },
      heel: { type: 'string' },
      toe: { type: 'string' },
      stance: { type: 'string' },
      pen: { type: 'string' },
      size: { type: 'string' },
      gap: { type: 'string' },
      json: { type: 'boolean' },
      debug: { type: 'string' },
    },
  })
}
