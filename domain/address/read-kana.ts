import { tidy } from './plain-line.ts'

/** Standalone voicing marks, as some keyboards send them, become combining ones. */
const marks: Readonly<Record<string, string>> = { '\u309b': '\u3099', '\u309c': '\u309a' }

const hiragana = /[\u3041-\u3096\u309d\u309e]/g
const toKatakana = 0x60

/** Full-width katakana with its small characters, the long vowel mark, the dot between parts of a name, and spaces. */
const kana = /^[\u30a1-\u30fa\u30fc-\u30fe\u31f0-\u31ff・ ]+$/
const sounds = /[\u30a1-\u30fa]/

/**
 * Reads the kana of a name as full-width katakana, whether typed in hiragana, half width or full width; `undefined` if
 * it is no kana.
 */
export function readKana(typed: string): string | undefined {
  const joined = typed.replace(/[\u309b\u309c]/g, (mark) => marks[mark] ?? mark).normalize('NFKC')
  const written = joined
    .replace(hiragana, (sign) => String.fromCharCode(sign.charCodeAt(0) + toKatakana))
    // Katakana has precomposed characters that hiragana lacks.
    .normalize('NFC')
  const read = tidy(written)
  return kana.test(read) && sounds.test(read) ? read : undefined
}
