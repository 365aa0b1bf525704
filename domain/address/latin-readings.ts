/** Syllables by what is written before the vowel, in the spellings of passports (Hepburn) and of schools (Kunrei). */
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
    signs.split(' ').flatMap((sign, place) => (sign === '-' ? [] : [[before + vowels[place], sign] as const])),
  ),
)

/** Long vowels that are written with a line above, or a roof, as they are spelled out. */
const longVowels: readonly (readonly [RegExp, string])[] = [
  [/[āâ]/g, 'aa'],
  [/[īî]/g, 'ii'],
  [/[ūû]/g, 'uu'],
  [/[ēê]/g, 'ei'],
  [/[ōô]/g, 'ou'],
]

const most = 4

/** One word from left to right: doubled consonants, the n that closes a syllable (m before b, m and p), then syllables. */
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

/** The same word with one thing spelled out that Latin letters leave open: a long o or u, or an n that closes a syllable. */
function otherSpellings(word: string): string[] {
  // No vowel is long before a closed syllable or a doubled consonant.
  const open = /(?<![ou])(?:o(?![ouh'])|u(?![u']))(?!n(?![aiueoy])|m[bmp]|tch|([kgsztdhbpfjr])\1)|n(?=ichi|y[auo])/g
  return [...word.matchAll(open)].map(({ 0: sign, index }) => {
    const end = index + 1
    if (sign === 'n') return `${word.slice(0, end)}'${word.slice(end)}`
    return `${word.slice(0, end)}u${word.slice(end)}`
  })
}

/** "Ohno" and "Satoh" write a long o with an h. */
function withoutH(word: string): string[] {
  if (!/oh(?![aiueoy])/.test(word)) return [word]
  const long = word.startsWith('oh') ? ['oo', 'ou'] : ['ou', 'oo']
  return long.map((spelled) => word.replace(/oh(?![aiueoy])/g, spelled))
}

function readingsOfWord(word: string): string[] {
  if (!/^\p{Letter}/u.test(word)) return []
  const spelled = longVowels.reduce((text, [sign, long]) => text.replace(sign, long), word)
  const plain = withoutH(spelled)
  return [...plain, ...plain.flatMap(otherSpellings)].flatMap((one) => spell(one) ?? [])
}

/**
 * How a Japanese name in Latin letters may be read, in katakana, most literal first; nothing when it is no such name.
 * Latin letters leave open how long a vowel is: "Sato" is サト or サトウ. Only its owner knows, so it is shown, and never kept unseen.
 */
export function latinReadings(typed: string): readonly string[] {
  const words = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .trim()
    .split(/[\s・-]+/)
  const read = words.map(readingsOfWord)
  if (read.some(([literal]) => literal === undefined)) return []
  const literal = read.map(([first = '']) => first)
  const others = read.flatMap((readings, place) => readings.slice(1).map((reading) => literal.with(place, reading)))
  return [...new Set([literal, ...others].map((parts) => parts.join(' ')))].slice(0, most)
}
