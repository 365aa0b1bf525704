import { useEffect, useState } from 'react'
import type { Country } from '#domain/country/countries.ts'
import { useLanguage } from '#src/i18n/use-language.ts'

type Names = typeof import('#domain/country/name-in-sentence.ts')

/** The list of country names is large and rarely needed: it is loaded once, on demand. */
let names: Names | undefined

export async function bringNames(): Promise<void> {
  names = await import('#domain/country/name-in-sentence.ts')
}

/** The name of a country once the names are loaded; `undefined` until then. */
export function useNameInSentence(country: Country): string | undefined {
  const language = useLanguage()
  const [here, setHere] = useState(names)
  useEffect(() => {
    if (here) return
    let isLeft = false
    bringNames().then(
      () => isLeft || setHere(names),
      () => {},
    )
    return () => {
      isLeft = true
    }
  }, [here])
  return here?.nameInSentence(country, language)
}
