import { type FigureName, type FootMeasures, figureUnits } from '#domain/foot/foot-figures.ts'
import type { DetectedMarks, PhotoAnswer } from '#domain/foot/photo/question/photo-question.ts'
import type { TraceAnswer } from '#domain/foot/trace/question/trace-question.ts'

/** Rounds to tenths of a millimetre or degree: finer than any measurement. */
const tenths = (value: number) => Math.round(value * 10) / 10

const figureNames = Object.keys(figureUnits) as FigureName[]

/** A foot as the command prints it: each measurement under its own name, with the tolerances and methods. */
function reportFoot({ figures, quality, side, toeForm }: FootMeasures) {
  const known = figureNames.flatMap((name) => (figures[name] ? [{ name, ...figures[name] }] : []))
  const describeFigures = <Value>(of: (one: (typeof known)[number]) => Value) =>
    Object.fromEntries(known.map((one) => [one.name, of(one)])) as Partial<Record<FigureName, Value>>
  return {
    side,
    ...describeFigures(({ value }) => tenths(value)),
    toeForm: toeForm?.value ?? null,
    quality: Math.round(quality.score),
    qualityReasons: quality.reasons,
    tolerances: describeFigures(({ tolerance }) => tenths(tolerance)),
    methods: describeFigures(({ method }) => method),
  }
}

export type FootReport = ReturnType<typeof reportFoot>

function reportCamera({ tiltDeg, heightMm, focal35Mm }: Omit<DetectedMarks, 'corners' | 'outline' | 'heelStands'>) {
  return { tiltDeg: tenths(tiltDeg), heightMm: Math.round(heightMm), focal35Mm: tenths(focal35Mm) }
}

/** The report of a photo of a foot. */
export function reportAnswer({ foot, warnings, seen: detected, byHand }: PhotoAnswer) {
  return { ok: true as const, ...reportFoot(foot), warnings, byHand, camera: reportCamera(detected) }
}

/** The report of a photo of a tracing: one foot, or a left and a right one. */
export function reportTrace({ feet, paper, warnings, seen: detected, byHand }: TraceAnswer) {
  const reports = feet.map(({ foot }) => reportFoot(foot))
  return {
    ok: true as const,
    feet: reports,
    paper,
    warnings,
    byHand,
    penSeen: detected.pen !== undefined,
    camera: reportCamera(detected),
  }
}

export function toRejectionReport<Code extends string>(code: Code, message: string) {
  return { ok: false as const, code, message }
}

export type FileReport = { readonly file: string } & (
  | ReturnType<typeof reportAnswer>
  | ReturnType<typeof reportTrace>
  | ReturnType<typeof toRejectionReport>
)
