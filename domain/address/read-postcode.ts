import type { Country } from '#domain/country/countries.ts'
import { charactersIn, isPlainLine, tidy } from './plain-line.ts'

/** Everything that people type for a hyphen, the long mark of kana among it; wide ones are narrow by then. */
const hyphen = /[-‐‑‒–—―−ー〜~_]/gu

const japanese = /^〒?(\d{3})(\d{4})$/

/** The forms of Royal Mail's PAF programmers' guide; whether a place has it, only a look-up knows. */
const british =
  /^(GIR0AA|(?:[A-PR-UWYZ]\d{1,2}|[A-PR-UWYZ]\d[A-HJKPSTUW]|[A-PR-UWYZ][A-HK-Y]\d{1,2}|[A-PR-UWYZ][A-HK-Y]\d[ABEHMNPRVWXY])\d[ABD-HJLNP-UW-Z]{2})$/

/** The forces' own, from before they had postcodes like others; mail still arrives by it. */
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

/** A postcode as its country writes it; nothing when it cannot be one. Only its form is known here. */
export function readPostcode(country: Country, typed: string): string | undefined {
  const text = tidy(typed.normalize('NFKC'))
  if (!isPlainLine(text)) return undefined
  if (country === 'JP') return readJapanese(text)
  if (country === 'GB') return readBritish(text)
  return text !== '' && charactersIn(text) <= 12 ? text : undefined
}
