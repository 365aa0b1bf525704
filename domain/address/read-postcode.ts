import type { Country } from '#domain/country/countries.ts'
import { charactersIn, isPlainLine, tidy } from './plain-line.ts'

/**
 * Everything that people type for a hyphen, including the long vowel mark of kana; full-width forms are half width
 * already.
 */
const hyphen = /[-‐‑‒–—―−ー〜~_]/gu

const japanese = /^〒?(\d{3})(\d{4})$/

/** The forms in Royal Mail's PAF programmers' guide; only a lookup knows whether the postcode exists. */
const british =
  /^(GIR0AA|(?:[A-PR-UWYZ]\d{1,2}|[A-PR-UWYZ]\d[A-HJKPSTUW]|[A-PR-UWYZ][A-HK-Y]\d{1,2}|[A-PR-UWYZ][A-HK-Y]\d[ABEHMNPRVWXY])\d[ABD-HJLNP-UW-Z]{2})$/

/** The old BFPO numbers of the armed forces, still valid for mail. */
const forces = /^BFPO(?:C\/O)?(\d{1,4})$/

function readJapanese(text: string): string | undefined {
  const [, area, town] = japanese.exec(text.replace(hyphen, '').replace(/\s/g, '')) ?? []
  return area === undefined ? undefined : `${area}-${town}`
}

function readBritish(text: string): string | undefined {
  const plain = text.toUpperCase().replace(/\s/g, '')
  const [, office] = forces.exec(plain) ?? []
  if (office !== undefined) return `BFPO ${office}`
  return british.test(plain) ? `${plain.slice(0, -3)} ${plain.slice(-3)}` : undefined
}

/** Reads a postcode as its country writes it; `undefined` if it is invalid. Checks the form only. */
export function readPostcode(country: Country, typed: string): string | undefined {
  const text = tidy(typed.normalize('NFKC'))
  if (!isPlainLine(text)) return undefined
  if (country === 'JP') return readJapanese(text)
  if (country === 'GB') return readBritish(text)
  return text !== '' && charactersIn(text) <= 12 ? text : undefined
}
