import { type FigureName, figureUnits } from '#domain/foot/foot-figures.ts'
import type { PhotoAnswer } from '#domain/foot/photo/question/photo-question.ts'
import type { FileFault } from './photo-fault-texts.ts'
import { photoFaultTexts } from './photo-fault-texts.ts'

/** Tenths of a millimetre or degree: finer than anything that is measured. */
const tenths = (value: number) => Math.round(value * 10) / 10

const figureNames = Object.keys(figureUnits) as FigureName[]

/** What a photo gave, as the command tells it: every number under its own name, and beside them how sure they are. */
export function reportAnswer({ foot, warnings, seen, byHand }: PhotoAnswer) {
  const { figures, quality, side } = foot
  const known = figureNames.flatMap((name) => (figures[name] ? [{ name, ...figures[name] }] : []))
  const told = <Value>(of: (one: (typeof known)[number]) => Value) =>
    Object.fromEntries(known.map((one) => [one.name, of(one)])) as Partial<Record<FigureName, Value>>
  return {
    ok: true as const,
    side,
    ...told(({ value }) => tenths(value)),
    toeForm: foot.toeForm?.value ?? null,
    quality: Math.round(quality.score),
    qualityReasons: quality.reasons,
    warnings,
    byHand,
    tolerances: told(({ tolerance }) => tenths(tolerance)),
    methods: told(({ method }) => method),
    camera: {
      tiltDeg: tenths(seen.tiltDeg),
      heightMm: Math.round(seen.heightMm),
      focal35Mm: tenths(seen.focal35Mm),
    },
  }
}

export function reportFault(code: FileFault) {
  return { ok: false as const, code, message: photoFaultTexts[code] }
}

export type FileReport = { readonly file: string } & (ReturnType<typeof reportAnswer> | ReturnType<typeof reportFault>)
