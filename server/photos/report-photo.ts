import { type FigureName, type FootMeasures, figureUnits } from '#domain/foot/foot-figures.ts'
import type { PhotoAnswer, Seen } from '#domain/foot/photo/question/photo-question.ts'
import type { TraceAnswer } from '#domain/foot/trace/question/trace-question.ts'

/** Tenths of a millimetre or degree: finer than anything that is measured. */
const tenths = (value: number) => Math.round(value * 10) / 10

const figureNames = Object.keys(figureUnits) as FigureName[]

/** A foot as the command tells it: every number under its own name, and beside them how sure they are. */
function reportFoot({ figures, quality, side, toeForm }: FootMeasures) {
  const known = figureNames.flatMap((name) => (figures[name] ? [{ name, ...figures[name] }] : []))
  const told = <Value>(of: (one: (typeof known)[number]) => Value) =>
    Object.fromEntries(known.map((one) => [one.name, of(one)])) as Partial<Record<FigureName, Value>>
  return {
    side,
    ...told(({ value }) => tenths(value)),
    toeForm: toeForm?.value ?? null,
    quality: Math.round(quality.score),
    qualityReasons: quality.reasons,
    tolerances: told(({ tolerance }) => tenths(tolerance)),
    methods: told(({ method }) => method),
  }
}

export type FootReport = ReturnType<typeof reportFoot>

function reportCamera({ tiltDeg, heightMm, focal35Mm }: Omit<Seen, 'corners' | 'outline' | 'heelStands'>) {
  return { tiltDeg: tenths(tiltDeg), heightMm: Math.round(heightMm), focal35Mm: tenths(focal35Mm) }
}

/** What the photo of a foot gave. */
export function reportAnswer({ foot, warnings, seen, byHand }: PhotoAnswer) {
  return { ok: true as const, ...reportFoot(foot), warnings, byHand, camera: reportCamera(seen) }
}

/** What the photo of a tracing gave: one foot, or a left and a right one. */
export function reportTrace({ feet, paper, warnings, seen, byHand }: TraceAnswer) {
  const reports = feet.map(({ foot }) => reportFoot(foot))
  return {
    ok: true as const,
    feet: reports,
    paper,
    warnings,
    byHand,
    penSeen: seen.pen !== undefined,
    camera: reportCamera(seen),
  }
}

export function reportFault<Code extends string>(code: Code, message: string) {
  return { ok: false as const, code, message }
}

export type FileReport = { readonly file: string } & (
  | ReturnType<typeof reportAnswer>
  | ReturnType<typeof reportTrace>
  | ReturnType<typeof reportFault>
)
