/**
 * Syllables by the consonants before the vowel, in the romanizations of passports (Hepburn) and of schools (Kunrei).
 */
const rows: Readonly<Record<string, string>> = {
  '': 'ア イ ウ エ オ',
  k: 'カ キ ク ケ コ',
  g: 'ガ ギ グ ゲ ゴ',
  s: 'サ シ ス セ ソ',
  z: 'ザ ジ ズ ゼ ゾ',
  t: 'タ チ ツ テ ト',
  d: 'ダ ヂ ヅ デ ド',
  n: 'ナ ニ ヌ ネ ノ',
  h: 'ハ ヒ フ ヘ ホ',
  b: 'バ ビ ブ ベ ボ',
  p: 'パ ピ プ ペ ポ',
  m: 'マ ミ ム メ モ',
  r: 'ラ リ ル レ ロ',
  w: 'ワ - - - ヲ',
  y: 'ヤ - ユ - ヨ',
  f: 'ファ フィ フ フェ フォ',
  v: 'ヴァ ヴィ ヴ ヴェ ヴォ',
  j: 'ジャ ジ ジュ ジェ ジョ',
  sh: 'シャ シ シュ シェ ショ',
  ch: 'チャ チ チュ チェ チョ',
  ts: '- - ツ - -',
  ky: 'キャ - キュ - キョ',
  gy: 'ギャ - ギュ - ギョ',
  sy: 'シャ - シュ - ショ',
  zy: 'ジャ - ジュ - ジョ',
  ty: 'チャ - チュ - チョ',
  ny: 'ニャ - ニュ - ニョ',
  hy: 'ヒャ - ヒュ - ヒョ',
  by: 'ビャ - ビュ - ビョ',
  py: 'ピャ - ピュ - ピョ',
  my: 'ミャ - ミュ - ミョ',
  ry: 'リャ - リュ - リョ',
}

const vowels = 'aiueo'

const syllables: ReadonlyMap<string, string> = new Map(
  Object.entries(rows).flatMap(([before, signs]) =>
    signs.split(' ').flatMap((sign, index) => (sign === '-' ? [] : [[before + vowels[index], sign] as const])),
  ),
)

/** Long vowels with a macron or circumflex, and how they are spelled out. */
const longVowels: readonly (readonly [RegExp, string])[] = [
  [/[āâ]/g, 'aa'],
  [/[īî]/g, 'ii'],
  [/[ūû]/g, 'uu'],
  [/[ēê]/g, 'ei'],
  [/[ōô]/g, 'ou'],
]

/** Nobody reads through more suggestions than these. */
const max = 5

/**
 * Spells one word from left to right: doubled consonants, the n that closes a syllable (m before b, m and p), then
 * syllables.
 */
function spell(word: string): string | undefined {
  let kana = ''
  let rest = word
  while (rest !== '') {
    const doubled = /^(?:([kgsztdhbpfjr])\1|tch)/.exec(rest)
    const closed = /^(?:n'|n(?![aiueoyn'])|n(?=n[aiueo])|m(?=[bmp]))/.exec(rest)
    if (doubled) {
      kana += 'ッ'
      rest = rest.slice(1)
    } else if (closed) {
      kana += 'ン'
      rest = rest.slice(closed[0].length)
    } else {
      const [written] = /^[^aiueo]{0,2}[aiueo]/.exec(rest) ?? []
      const sign = written === undefined ? undefined : syllables.get(written)
      if (written === undefined || sign === undefined) return undefined
      kana += sign
      rest = rest.slice(written.length)
    }
  }
  return kana
}

/** No vowel is long before a closed syllable or a doubled consonant. */
const inOpenSyllable = String.raw`(?!n(?![aiueoy])|m[bmp]|tch|([kgsztdhbpfjr])\1)`
/** Not after n and m, and not in the -ko that ends women's names. */
const maybeLongO = `(?<=^|[kgsztdhrjy])o(?![ou'])(?!h(?![aiueoy]))(?<!ko(?!.))`
const maybeLongU = `(?<=[sc]h|y|j)u(?![u'])`
/** As in Kenichi or Junya, this n may close the syllable before. */
const maybeClosingN = 'n(?=ichi|y[auo])'

/** The ambiguous places of a name in Latin letters. */
const openPlaces = new RegExp(`(?:${maybeLongO}|${maybeLongU})${inOpenSyllable}|${maybeClosingN}`, 'g')

/** A long o is written oo at the beginning of a name (Ono, Osaka), and ou elsewhere. */
function spelledOut(sign: string, index: number): string {
  if (sign === 'n') return "n'"
  return sign === 'o' && index === 0 ? 'oo' : `${sign}u`
}

/** The word as it stands, then with every ambiguity resolved as long, then with each of them alone. */
function spellings(word: string): string[] {
  const open = [...word.matchAll(openPlaces)].map(({ 0: sign, index }) => ({ sign, index }))
  const spelled = (some: typeof open) =>
    some.reduceRight(
      (text, { sign, index }) => text.slice(0, index) + spelledOut(sign, index) + text.slice(index + 1),
      word,
    )
  return [word, spelled(open), ...open.toReversed().map((one) => spelled([one]))]
}

const longByH = /oh(?![aiueoy])/g

/** "Ohno" and "Satoh" write a long o with an h. */
function withoutH(word: string): string[] {
  if (word.search(longByH) === -1) return [word]
  const long = word.startsWith('oh') ? ['oo', 'ou'] : ['ou', 'oo']
  return long.map((vowels) => word.replace(longByH, vowels))
}

function listWordReadings(word: string): string[] {
  if (!/^\p{Letter}/u.test(word)) return []
  const spelled = longVowels.reduce((text, [sign, long]) => text.replace(sign, long), word.replace(/^[ōô]/, 'oo'))
  return withoutH(spelled)
    .flatMap(spellings)
    .flatMap((one) => spell(one) ?? [])
}

/**
 * The possible readings of a Japanese name in Latin letters, in katakana, most literal first; empty if it is no such
 * name. Latin letters do not show the length of a vowel: "Sato" is サト or サトウ. Only its owner knows, so readings are
 * suggested and never stored without confirmation.
 */
export function latinReadings(typed: string): readonly string[] {
  const words = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/n-(?=[aiueoy])/g, "n'")
    .trim()
    .split(/[\s・-]+/)
  const read = words.map(listWordReadings)
  if (read.some(([literal]) => literal === undefined)) return []
  const literal = read.map(([first = '']) => first)
  const others = read.flatMap((readings, index) => readings.slice(1).map((reading) => literal.with(index, reading)))
  return [...new Set([literal, ...others].map((parts) => parts.join(' ')))].slice(0, max)
}
