import { type FigureName, type FootSide, figureUnits } from '../foot/foot-figures.ts'
import { fail, ok, type Result } from '../result.ts'
import { shoeColours } from '../shoe/shoe-colours.ts'
import type { LiveChoices, LiveModel, ModelParameter, ParameterValues } from './live-model.ts'

const sides = ['left', 'right'] as const satisfies readonly FootSide[]
const figures = Object.keys(figureUnits) as FigureName[]

/** A choice of the visitor that a parameter may follow: a measure of a foot, or a property of the pair. */
export type ChoiceName = `${FootSide}.${FigureName}` | 'upper' | 'colour' | 'feel' | 'soleText'

/** A choice with the name and the types that its parameter has; docs/shapediver.md lists them for modellers. */
type ParameterRule = { readonly choice: ChoiceName; readonly name: string; readonly types: readonly string[] }

const numberTypes = ['Float', 'Int']

/** `leftlength` for the length of the left foot, `leftbigtoeangle`: the figure's name without its unit. */
const measureRules = sides.flatMap((side) =>
  figures.map((figure): ParameterRule => {
    const name = side + figure.replace(/(Mm|Deg)$/, '').toLowerCase()
    return { choice: `${side}.${figure}`, name, types: numberTypes }
  }),
)

const rules: readonly ParameterRule[] = [
  ...measureRules,
  { choice: 'upper', name: 'upper', types: ['StringList'] },
  { choice: 'colour', name: 'colour', types: ['StringList', 'Color'] },
  { choice: 'feel', name: 'feel', types: ['StringList'] },
  { choice: 'soleText', name: 'soletext', types: ['String'] },
]

/** A modeller may write "Left length", "leftLength" or "LEFT_LENGTH", and "Color". */
const plainName = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replace(/^color$/, 'colour')

type Match = { readonly choice: ChoiceName; readonly parameter: ModelParameter }

/** A value outside of what the model accepts: it is not sent. */
export type OutOfRange = { readonly choice: ChoiceName; readonly min: number; readonly max: number }

export type MatchedValues = {
  readonly values: ParameterValues
  /** The choices that the model does not follow. */
  readonly lacking: readonly ChoiceName[]
}

function findMatches({ parameters }: LiveModel): Match[] {
  return rules.flatMap(({ choice, name, types }) => {
    const parameter = parameters.find((one) => plainName(one.name) === name && types.includes(one.type))
    return parameter ? [{ choice, parameter }] : []
  })
}

/** A model of a pair follows at least the length of both feet. */
export function isShoeModel(model: LiveModel): boolean {
  const matched = findMatches(model).map(({ choice }) => choice)
  return sides.every((side) => matched.includes(`${side}.lengthMm`))
}

/** The parameters for what a visitor has chosen, by name and type. Fails where a value is out of the model's range. */
export function matchParameters(
  model: LiveModel,
  choices: LiveChoices,
): Result<MatchedValues, 'out_of_range', readonly OutOfRange[]> {
  const matches = findMatches(model)
  const outside = matches.flatMap(({ choice, parameter }) => findOutOfRange(choice, parameter, choices))
  if (outside.length > 0) return fail('out_of_range', outside)
  const values: Record<string, string> = {}
  const lacking: ChoiceName[] = []
  for (const { choice } of rules) {
    const chosen = readChoice(choices, choice)
    if (chosen === undefined) continue
    const parameter = matches.find((match) => match.choice === choice)?.parameter
    const value = parameter && toValue(parameter, chosen)
    if (parameter && value !== undefined) values[parameter.id] = value
    // No text needs no parameter.
    else if (chosen !== '') lacking.push(choice)
  }
  return ok({ values, lacking })
}

function findOutOfRange(choice: ChoiceName, parameter: ModelParameter, choices: LiveChoices): OutOfRange[] {
  const { min = -Infinity, max = Infinity } = parameter
  const chosen = readChoice(choices, choice)
  return typeof chosen === 'number' && (chosen < min || chosen > max) ? [{ choice, min, max }] : []
}

function readChoice(choices: LiveChoices, choice: ChoiceName): string | number | undefined {
  const [side, figure] = choice.split('.') as [FootSide, FigureName | undefined]
  if (figure) return choices.measures[side][figure]
  const { upper, colour, feel, soleText } = choices
  return { upper, colour, feel, soleText }[choice as 'upper' | 'colour' | 'feel' | 'soleText']
}

/** The value as ShapeDiver reads it, or `undefined` where the model has no such choice. */
function toValue({ type, choices = [], max }: ModelParameter, chosen: string | number): string | undefined {
  switch (type) {
    case 'Float':
      return String(chosen)
    case 'Int':
      return String(Math.round(Number(chosen)))
    case 'StringList': {
      const index = choices.findIndex((one) => plainName(one) === chosen)
      return index < 0 ? undefined : String(index)
    }
    case 'Color':
      return `${shoeColours[chosen as keyof typeof shoeColours]}ff`
    default:
      return max !== undefined && String(chosen).length > max ? undefined : String(chosen)
  }
}
