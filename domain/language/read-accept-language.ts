/** More tags than any browser sends; the rest of a longer header is ignored. */
const maxTags = 20

/** The languages of an Accept-Language header, best first (RFC 9110, 12.5.4), without those refused by `q=0`. */
export function readAcceptLanguage(header: string): string[] {
  const acceptedLanguages = header
    .split(',', maxTags)
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((one) => one.trim())
      const weight = parameters.find((one) => /^q=/i.test(one))?.slice(2)
      return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 }
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
  return acceptedLanguages.toSorted((one, other) => other.weight - one.weight).map(({ tag }) => tag)
}
