import type { Country } from '#domain/country/countries.ts'
import { tidy } from './plain-line.ts'
import type { AddressField, AddressSuggestion, AddressTexts } from './postal-address.ts'

/** The fields that a postcode can fill. */
const fieldOrder: readonly AddressField[] = ['region', 'city', 'line_1']

/**
 * Fills the typed address from a postcode, if nothing is lost: only fields that are empty or were filled from the
 * previous postcode. `undefined` if another text would be overwritten; then the customer chooses.
 */
export function fillAddress(
  typed: AddressTexts,
  suggestion: AddressSuggestion,
  before: AddressSuggestion = {},
): AddressTexts | undefined {
  const filled: Partial<Record<AddressField, string>> = {}
  for (const field of fieldOrder) {
    const [now, wanted = ''] = [tidy(typed[field] ?? ''), suggestion[field]]
    if (now === '' || now === before[field]) filled[field] = wanted
    // Keeps a house number typed after the name of the block.
    else if (wanted === '' ? before[field] !== undefined : !now.startsWith(wanted)) return undefined
  }
  return { ...typed, ...filled }
}

/** Replaces the typed address by the chosen one. Only a whole address also replaces the second line. */
export function chooseAddress(typed: AddressTexts, suggestion: AddressSuggestion, isWhole: boolean): AddressTexts {
  return { ...typed, region: '', city: '', line_1: '', ...(isWhole && { line_2: '' }), ...suggestion }
}

/** A suggestion in one line. */
export function suggestionLine(country: Country, { region, city, line_1, line_2 }: AddressSuggestion): string {
  if (country === 'JP') return [region, city, line_1].join('')
  return [line_1, line_2, city].filter((part) => part !== undefined && part !== '').join(', ')
}
