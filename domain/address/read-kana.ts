import { tidy } from './plain-line.ts'

/** Voiced marks that stand alone, as some keyboards send them, become those that join the sign before. */
const marks: Readonly<Record<string, string>> = { '\u309b': '\u3099', '\u309c': '\u309a' }

const hiragana = /[\u3041-\u3096\u309d\u309e]/g
const toKatakana = 0x60

/** Katakana in full width, with its small signs, the long mark, the dot between parts of a name, and spaces. */
const kana = /^[\u30a1-\u30fa\u30fc-\u30fe\u31f0-\u31ff・ ]+$/
const sounds = /[\u30a1-\u30fa]/

/** How a name is read, in full-width katakana, whether it was typed in hiragana, half width or full; nothing when it is no kana. */
export function readKana(typed: string): string | undefined {
  const joined = typed.replace(/[\u309b\u309c]/g, (mark) => marks[mark] ?? mark).normalize('NFKC')
  const written = joined
    .replace(hiragana, (sign) => String.fromCharCode(sign.charCodeAt(0) + toKatakana))
    // Katakana has joined signs that hiragana lacks.
    .normalize('NFC')
  const read = tidy(written)
  return kana.test(read) && sounds.test(read) ? read : undefined
}
