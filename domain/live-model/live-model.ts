import type { Feel } from '../fit/feel.ts'
import type { FootSide } from '../foot/foot-figures.ts'
import type { ShoeColour } from '../shoe/shoe-colours.ts'
import type { ShoeMeasures, Upper } from '../shoe/shoe-request.ts'

/** A parameter of a live model, as ShapeDiver describes it. */
export type ModelParameter = {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly choices?: readonly string[] | undefined
}

export type ModelExport = { readonly id: string; readonly name: string }

/** A live model: a shoe that a modeller made, and that ShapeDiver computes. */
export type LiveModel = {
  readonly parameters: readonly ModelParameter[]
  readonly exports: readonly ModelExport[]
}

/** What a visitor has chosen, as far as a model may follow it. */
export type LiveChoices = {
  readonly measures: Readonly<Record<FootSide, ShoeMeasures>>
  readonly upper: Upper
  readonly colour: ShoeColour
  readonly feel: Feel
  readonly soleText: string
}

/** Values by the id of their parameter, as ShapeDiver reads them. */
export type ParameterValues = Readonly<Record<string, string>>

/** A result that the model states in words or numbers. */
export type ModelFigure = { readonly name: string; readonly value: string }

/** Why there is no live model: what ShapeDiver answered, or that it did not. */
export type LiveError = 'refused' | 'unreached' | 'delayed' | 'ended' | 'exhausted' | 'mismatched' | 'broken'
