import type { FootSide } from '#domain/foot/foot-figures.ts'
import { type TypedFaults, typedMeasures } from '#domain/foot/typed-measures.ts'
import type { ShoeMeasures } from '#domain/shoe/shoe-request.ts'

export const askedFigures = ['lengthMm', 'ballWidthMm', 'heelWidthMm'] as const
export type AskedFigure = (typeof askedFigures)[number]

export const footSides = ['left', 'right'] as const satisfies readonly FootSide[]

export type FootTexts = Readonly<Record<AskedFigure, string>>
export type PairTexts = Readonly<Record<FootSide, FootTexts>>

/** Of our own: a common foot, to begin with. */
const common = { lengthMm: 255, ballWidthMm: 100, heelWidthMm: 67 }

export const firstMeasures = { left: common, right: common }

const commonTexts: FootTexts = {
  lengthMm: String(common.lengthMm),
  ballWidthMm: String(common.ballWidthMm),
  heelWidthMm: String(common.heelWidthMm),
}

export const firstTexts: PairTexts = { left: commonTexts, right: commonTexts }

export type PairFaults = Readonly<Record<FootSide, TypedFaults>>

type Read = { readonly measures: Readonly<Record<FootSide, ShoeMeasures>> } | { readonly faults: PairFaults }

/** What was typed for both feet, as far as it can be feet. What was left empty is left to the engine to estimate. */
export function readPair(texts: PairTexts): Read {
  const left = typedMeasures({ side: 'left', texts: texts.left })
  const right = typedMeasures({ side: 'right', texts: texts.right })
  if (left.ok && right.ok)
    return { measures: { left: typedOnly(left.value.figures), right: typedOnly(right.value.figures) } }
  return { faults: { left: left.ok ? {} : left.facts, right: right.ok ? {} : right.facts } }
}

type Figures = Extract<ReturnType<typeof typedMeasures>, { ok: true }>['value']['figures']

function typedOnly(figures: Figures): ShoeMeasures {
  const typed = askedFigures.flatMap((name) => {
    const figure = figures[name]
    return figure?.method === 'typed' ? [[name, figure.value] as const] : []
  })
  return { ...Object.fromEntries(typed), lengthMm: figures.lengthMm.value }
}
