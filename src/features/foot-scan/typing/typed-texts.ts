import type { FootSide, ToeForm } from '#domain/foot/foot-figures.ts'
import type { LengthUnit } from '#domain/foot/length-unit.ts'
import { shownIn, withUnit } from '#domain/foot/typed-length.ts'
import { type TypedFigure, typedFigures } from '#domain/foot/typed-measures.ts'
import type { TypedPair } from '#domain/scan/typed-pair.ts'
import type { TypedNumbers } from '#machines/foot-scan/foot-scan.types.ts'

export function emptyPair(unit: LengthUnit): TypedPair {
  return { left: { texts: {} }, right: { texts: {} }, unit }
}

/** The field's text in the current unit: exactly as typed, if it was typed in that unit. */
export function textIn({ unit, ...pair }: TypedPair, side: FootSide, name: TypedFigure): string {
  const typed = pair[side].texts[name]
  return typed ? shownIn(typed.text, typed.unit, unit) : ''
}

export function withText(pair: TypedPair, side: FootSide, name: TypedFigure, text: string): TypedPair {
  const { texts, ...foot } = pair[side]
  return { ...pair, [side]: { ...foot, texts: { ...texts, [name]: { text, unit: pair.unit } } } }
}

export function withToeForm(pair: TypedPair, side: FootSide, toeForm: ToeForm | undefined): TypedPair {
  return { ...pair, [side]: { ...pair[side], toeForm } }
}

/** The typed numbers of a foot, each in its original unit, so that showing them in another one rounds nothing. */
export function toTypedNumbers({ unit, ...pair }: TypedPair, side: FootSide): TypedNumbers {
  const { texts, toeForm } = pair[side]
  const own = typedFigures.flatMap((name) => {
    const typed = texts[name]
    return typed ? [[name, withUnit(typed.text, typed.unit)] as const] : []
  })
  return { texts: Object.fromEntries(own), unit, toeForm }
}
