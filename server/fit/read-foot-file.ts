import { estimateMissing } from '#domain/foot/estimate-missing.ts'
import {
  type Figure,
  type FigureName,
  type FootMeasures,
  type FootSide,
  figureUnits,
  type Method,
  type ToeForm,
} from '#domain/foot/foot-figures.ts'
import { typedOffMm, typedScore } from '#domain/foot/typed-measures.ts'
import { fail, ok, type Result } from '#domain/result.ts'

export type FootFileError = 'unreadable' | 'no_feet'

/** A foot from a file, with its side if the file has one. */
export type FileFoot = Omit<FootMeasures, 'side'> & { readonly side: FootSide | undefined }

type FootFileFields = Readonly<Record<string, unknown>>

const names = Object.keys(figureUnits) as FigureName[]
const methods: readonly unknown[] = ['measured', 'estimated', 'typed'] satisfies Method[]
const toeForms: readonly unknown[] = ['egyptian', 'greek', 'roman', 'square'] satisfies ToeForm[]
/** The tolerance of a measurement that cannot be typed in the shop: the same as for a length. */
const defaultOffMm = typedOffMm.lengthMm

const isRecord = (read: unknown): read is FootFileFields =>
  typeof read === 'object' && read !== null && !Array.isArray(read)

/** Reads any value as a number, NaN if it is none: the rules of the shoe check it later. */
function numberIn(read: unknown): number | undefined {
  if (read === undefined || read === null) return undefined
  return typeof read === 'number' ? read : Number.NaN
}

/**
 * Reads a measurement from the output of `npm run measure -- --json`, or one without a tolerance, which counts as
 * measured by hand.
 */
function figureIn(foot: FootFileFields, name: FigureName): Figure | undefined {
  const value = numberIn(foot[name])
  if (value === undefined) return undefined
  const [tolerances, said] = [foot.tolerances, foot.methods].map((one) => (isRecord(one) ? one[name] : undefined))
  const tolerance = numberIn(tolerances)
  if (tolerance === undefined) {
    const byHand: Readonly<Partial<Record<FigureName, number>>> = typedOffMm
    return { value, tolerance: byHand[name] ?? defaultOffMm, method: 'typed' }
  }
  return { value, tolerance, method: methods.includes(said) ? (said as Method) : 'typed' }
}

function footIn(foot: FootFileFields): FileFoot | undefined {
  const figures = names.flatMap((name) => {
    const figure = figureIn(foot, name)
    return figure ? [[name, figure] as const] : []
  })
  const known: Partial<Record<FigureName, Figure>> = Object.fromEntries(figures)
  if (!known.lengthMm) return undefined
  const score = numberIn(foot.quality) ?? typedScore
  return {
    side: foot.side === 'left' || foot.side === 'right' ? foot.side : undefined,
    figures: estimateMissing({ ...known, lengthMm: known.lengthMm }),
    toeForm: toeForms.includes(foot.toeForm) ? { value: foot.toeForm as ToeForm, method: 'measured' } : undefined,
    outline: [],
    quality: { score, reasons: [] },
  }
}

/** The feet of one photo: its own, or those of a tracing; none of a rejected photo. */
function feetIn(read: unknown): FileFoot[] {
  if (!isRecord(read) || read.ok === false) return []
  const feet = Array.isArray(read.feet) ? read.feet : [read]
  return feet.flatMap((foot: unknown) => (isRecord(foot) ? (footIn(foot) ?? []) : []))
}

/**
 * Reads the feet in a file's text: the output of `npm run measure -- --json` for one or several photos, or plain
 * numbers.
 */
export function readFootFile(text: string): Result<FileFoot[], FootFileError, string> {
  try {
    const read: unknown = JSON.parse(text)
    const feet = (Array.isArray(read) ? read : [read]).flatMap(feetIn)
    return feet.length > 0 ? ok(feet) : fail('no_feet', 'there is no foot with a lengthMm in it')
  } catch (error) {
    return fail('unreadable', `this is not JSON with the measurements of a foot: ${(error as Error).message}`)
  }
}
