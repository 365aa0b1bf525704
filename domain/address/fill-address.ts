import type { Country } from '#domain/country/countries.ts'
import { tidy } from './plain-line.ts'
import type { AddressField, AddressSuggestion, AddressTexts } from './postal-address.ts'

/** What a postcode can tell. */
const fieldOrder: readonly AddressField[] = ['region', 'city', 'line_1']

/**
 * What is typed so far with what a postcode tells, if nothing is lost by it: only what is empty, or was filled in the same
 * way before, is filled in. Nothing when something else stands there; then the person chooses.
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
    // The number that was written behind the name of the block stays.
    else if (wanted === '' ? before[field] !== undefined : !now.startsWith(wanted)) return undefined
  }
  return { ...typed, ...filled }
}

/** What is typed so far with the address that was chosen in its place. Only a whole address tells of a second line. */
export function chooseAddress(typed: AddressTexts, suggestion: AddressSuggestion, isWhole: boolean): AddressTexts {
  return { ...typed, region: '', city: '', line_1: '', ...(isWhole && { line_2: '' }), ...suggestion }
}

/** A suggestion in one line. */
export function suggestionLine(country: Country, { region, city, line_1, line_2 }: AddressSuggestion): string {
  if (country === 'JP') return [region, city, line_1].join('')
  return [line_1, line_2, city].filter((part) => part !== undefined && part !== '').join(', ')
}
