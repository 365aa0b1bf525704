const rows = `
きゃ kya きゅ kyu きょ kyo しゃ sha しゅ shu しぇ she しょ sho ちゃ cha ちゅ chu ちぇ che ちょ cho にゃ nya にゅ nyu にょ nyo
ひゃ hya ひゅ hyu ひょ hyo みゃ mya みゅ myu みょ myo りゃ rya りゅ ryu りょ ryo ぎゃ gya ぎゅ gyu ぎょ gyo じゃ ja じゅ ju
じぇ je じょ jo びゃ bya びゅ byu びょ byo ぴゃ pya ぴゅ pyu ぴょ pyo ふぁ fa ふぃ fi ふぇ fe ふぉ fo ふゅ fyu てぃ ti でぃ di
とぅ tu どぅ du でゅ dyu てゅ tyu うぃ wi うぇ we うぉ wo ゔぁ va ゔぃ vi ゔぇ ve ゔぉ vo つぁ tsa つぇ tse つぉ tso くぁ kwa くぉ kwo
いぇ ye あ a い i う u え e お o か ka き ki く ku け ke こ ko さ sa し shi す su せ se そ so た ta ち chi つ tsu て te と to
な na に ni ぬ nu ね ne の no は ha ひ hi ふ fu へ he ほ ho ま ma み mi む mu め me も mo や ya ゆ yu よ yo ら ra り ri る ru
れ re ろ ro わ wa を o ん n が ga ぎ gi ぐ gu げ ge ご go ざ za じ ji ず zu ぜ ze ぞ zo だ da ぢ ji づ zu で de ど do
ば ba び bi ぶ bu べ be ぼ bo ぱ pa ぴ pi ぷ pu ぺ pe ぽ po ゔ vu ぁ a ぃ i ぅ u ぇ e ぉ o ゃ ya ゅ yu ょ yo
`

const pairs = rows.trim().split(/\s+/)
const syllables = new Map(pairs.flatMap((kana, at) => (at % 2 === 0 ? [[kana, pairs[at + 1] ?? ''] as const] : [])))

/** Writes hiragana in Hepburn with every long vowel doubled: `ちゅうごく` is `chuugoku`, `すうぇーでん` is `suweeden`. */
export function hepburn(hiragana: string): string {
  let written = ''
  for (let at = 0; at < hiragana.length; ) {
    const pair = syllables.get(hiragana.slice(at, at + 2))
    const sign = hiragana[at] ?? ''
    written += pair ?? (sign === 'ー' ? written.slice(-1) : sign === 'っ' ? 'っ' : (syllables.get(sign) ?? sign))
    at += pair === undefined ? 1 : 2
  }
  return written.replace(/っ(ch|.)/g, (_, next: string) => (next === 'ch' ? 'tch' : next + next))
}

/**
 * Normalizes romaji as people type it: with or without long vowels, `n` or `m` before lip sounds, in Hepburn or as on a
 * Japanese keyboard, where `tyuu` is `chuu`, `doitu` is `doitsu` and `nn` is `n`. Similar sounds are equated, so that a
 * partly typed word still matches.
 */
export function looseRomaji(romaji: string): string {
  return romaji
    .replace(/i[lx]y/g, 'y')
    .replace(/s[hy]/g, 's')
    .replace(/[ct][hsy]?/g, 't')
    .replace(/d[hy]/g, 'd')
    .replace(/jy?|zy/g, 'z')
    .replace(/f/g, 'h')
    .replace(/m(?=[bmp])/g, 'n')
    .replace(/nn/g, 'n')
    .replace(/ou/g, 'o')
    .replace(/([aeiou])\1+/g, '$1')
}
