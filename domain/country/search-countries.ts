import type { Country } from './countries.ts'
import { type CountryEntry, countryNames } from './country-list.ts'
import { kanaReadings } from './kana-readings.ts'
import { otherNames } from './other-names.ts'
import { plainName } from './plain-name.ts'
import { hepburn, looseRomaji } from './romaji.ts'

type Keys = { readonly names: readonly string[]; readonly romaji: readonly string[] }

function searchKeys(code: Country): Keys {
  const { en, ja } = countryNames
  const reading = plainName(kanaReadings[code] ?? ja[code])
  const others = (otherNames[code] ?? []).map(plainName)
  const readings = [reading, ...others.filter((name) => /^[ぁ-ゖー]+$/.test(name))]
  const names = [en[code], en[code].replace(/^St\b/, 'Saint'), ja[code]].map(plainName)
  return { names: [...names, ...others, reading], romaji: readings.map((kana) => looseRomaji(hepburn(kana))) }
}

/** The rank of a match, lower is better; `undefined` without a match. */
function indexOfMatch(code: Country, { names, romaji }: Keys, wanted: string): number | undefined {
  const inRomaji = looseRomaji(wanted)
  const answers = [
    code.toLowerCase() === wanted || names.includes(wanted),
    names.some((name) => name.startsWith(wanted)),
    romaji.some((one) => one.startsWith(inRomaji)),
    names.some((name) => name.includes(wanted)),
    romaji.some((one) => one.includes(inRomaji)),
  ]
  const index = answers.indexOf(true)
  return index < 0 ? undefined : index
}

/**
 * Searches countries by name in either language, by reading in kana or Latin letters, and by code. Exact matches come
 * first, then prefixes, then substrings; within each rank the order of the list is kept.
 */
export function countrySearch(list: readonly CountryEntry[]): (query: string) => readonly CountryEntry[] {
  const keyed = list.map((entry) => ({ entry, keys: searchKeys(entry.code) }))
  return (query) => {
    const wanted = plainName(query)
    if (wanted === '') return query.trim() === '' ? list : []
    return keyed
      .flatMap(({ entry, keys }) => {
        const index = indexOfMatch(entry.code, keys, wanted)
        return index === undefined ? [] : [{ entry, index }]
      })
      .toSorted((one, other) => one.index - other.index)
      .map(({ entry }) => entry)
  }
}
