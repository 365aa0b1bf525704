import { useEffect, useState } from 'react'
import type { Country } from '#domain/country/countries.ts'
import { useLanguage } from '#src/i18n/use-language.ts'

const bring = () => import('#domain/country/name-in-sentence.ts')

/** A country's name once the names of all are here; without them, nothing. */
export function useNameInSentence(country: Country): string | undefined {
  const language = useLanguage()
  const [name, setName] = useState<string>()
  useEffect(() => {
    let isLeft = false
    setName(undefined)
    bring().then(
      ({ nameInSentence }) => isLeft || setName(nameInSentence(country, language)),
      () => {},
    )
    return () => {
      isLeft = true
    }
  }, [country, language])
  return name
}
