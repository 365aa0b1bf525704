import type { Language } from '#domain/settings.ts'
import { japaneseSigns, plainWords, type ShopText, splitSentences } from './shop-text.ts'

/** A word that the shop does not use for a thing, as a row of docs/words.md forbids it. */
export type ForbiddenWord = {
  /** The thing, by its English name. */
  readonly thing: string
  readonly variant: string
  /** Longer words that contain it and are allowed. */
  readonly but: readonly string[]
  /** The only places where it is forbidden; everywhere if empty. */
  readonly onlyIn: readonly string[]
  /** The places where it is allowed. */
  readonly notIn: readonly string[]
}

export type WordRow = {
  readonly english: string
  readonly japanese: string
  readonly forbidden: readonly ForbiddenWord[]
  /** The unreadable parts of the row. */
  readonly findings: readonly string[]
}

const quoted = /`([^`]+)`/g
const variantForm = /`([^`]+)`(?: \(([^)]*)\))?(?:, |$)/g
const scopeForm = /^(not )?in (`[^`]+`(?:, `[^`]+`)*)$/

function findQuotedWords(text: string): string[] {
  return [...text.matchAll(quoted)].map(([, inner = '']) => inner)
}

function readRow(cells: readonly string[]): WordRow {
  const [english = '', japanese = '', not = '', where = ''] = cells
  const scope = scopeForm.exec(where)
  const places = findQuotedWords(scope?.[2] ?? '')
  const [onlyIn, notIn] = scope?.[1] ? [[], places] : [places, []]
  const forbidden = [...not.matchAll(variantForm)].map(([, variant = '', note = '']) => ({
    thing: english,
    variant,
    but: findQuotedWords(note),
    onlyIn,
    notIn,
  }))
  const findings = [
    ...(cells.length === 4 ? [] : [`${cells.length} cells`]),
    ...(english === '' ? ['no name'] : []),
    ...(not.replaceAll(variantForm, '') === '' ? [] : [`unreadable: ${not}`]),
    ...(where === '' || scope ? [] : [`unreadable: ${where}`]),
    ...(where !== '' && forbidden.length === 0 ? ['a place without a word'] : []),
  ]
  return { english, japanese, forbidden, findings: findings.map((finding) => `${english}: ${finding}`) }
}

/** The rows of docs/words.md. */
export function readWords(paper: string): WordRow[] {
  const lines = paper.split('\n')
  const isRow = (line: string, at: number) => /^\|(?!---)/.test(line) && !lines[at + 1]?.startsWith('|---')
  return lines.filter(isRow).map((line) =>
    readRow(
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    ),
  )
}

/** Unifies characters that look alike; a word with a capital is matched case-sensitively. */
function comparable(text: string): string {
  return plainWords(text).replaceAll('’', "'")
}

function toPattern({ variant }: ForbiddenWord): RegExp {
  const words = comparable(variant).replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  if (japaneseSigns.test(variant)) return new RegExp(words, 'gu')
  // After punctuation at an end no word boundary is needed.
  const before = /^[\p{L}\p{N}]/u.test(words) ? String.raw`(?<![\p{Script=Latin}\p{N}])` : ''
  const behind = /[\p{L}\p{N}]$/u.test(words) ? String.raw`(?![\p{Script=Latin}\p{N}])` : ''
  return new RegExp(`${before}${words}${behind}`, /\p{Lu}/u.test(variant) ? 'gu' : 'giu')
}

/** The spans of the longer, allowed words in a sentence. */
function rightSpans(sentence: string, but: readonly string[]): [number, number][] {
  const low = sentence.toLowerCase()
  return but.map(comparable).flatMap((right) => {
    const spans: [number, number][] = []
    for (let at = low.indexOf(right.toLowerCase()); at >= 0; at = low.indexOf(right.toLowerCase(), at + 1))
      spans.push([at, at + right.length])
    return spans
  })
}

function appliesTo({ onlyIn, notIn }: ForbiddenWord, places: ReadonlySet<string>): boolean {
  return (onlyIn.length === 0 || onlyIn.some((one) => places.has(one))) && !notIn.some((one) => places.has(one))
}

type TextWithPlaces = Pick<ShopText, 'text' | 'places' | 'language'>

/** Latin words occur in Japanese texts too. */
function ruleLanguages({ variant }: ForbiddenWord): readonly Language[] {
  return japaneseSigns.test(variant) ? ['ja'] : ['en', 'ja']
}

/** Returns a function that lists the forbidden words of a text, each with its sentence. */
export function wordReader(forbidden: readonly ForbiddenWord[]) {
  const signs = forbidden.map((one) => ({ one, sign: toPattern(one), of: ruleLanguages(one) }))
  const variantsIn = (language: Language) =>
    signs.flatMap(({ one, of }) => (of.includes(language) ? [comparable(one.variant).toLowerCase()] : []))
  const variants: Record<Language, string[]> = { en: variantsIn('en'), ja: variantsIn('ja') }
  return ({ text, places, language }: TextWithPlaces): string[] => {
    const whole = comparable(text)
    // Most texts contain none: a plain search settles them.
    const low = whole.toLowerCase()
    if (!variants[language].some((variant) => low.includes(variant))) return []
    return signs
      .filter(({ one, sign, of }) => of.includes(language) && whole.search(sign) >= 0 && appliesTo(one, places))
      .flatMap(({ one, sign }) =>
        splitSentences(text)
          .map(comparable)
          .flatMap((sentence) =>
            holds(sentence, sign, one.but) ? [`"${one.variant}" (${one.thing}) in "${sentence}"`] : [],
          ),
      )
  }
}

/** Whether a sentence contains a word outside the longer, allowed words. */
function holds(sentence: string, sign: RegExp, but: readonly string[]): boolean {
  const right = rightSpans(sentence, but)
  return [...sentence.matchAll(sign)].some(
    ({ index, 0: { length } }) => !right.some(([from, to]) => from <= index && index + length <= to),
  )
}

/** The word as part of a sentence of the language. */
function inSentence(variant: string, language: Language): string {
  return language === 'ja' ? `当店の${variant}を` : `Our ${variant} here`
}

/** The forbidden words that could never be found. */
export function deadWords(forbidden: readonly ForbiddenWord[], known: ReadonlySet<string>): string[] {
  return forbidden.flatMap((one) => {
    const name = `${one.thing}: \`${one.variant}\``
    const places = new Set(one.onlyIn.slice(0, 1))
    const read = wordReader([one])
    const unread = ruleLanguages(one).filter(
      (language) => read({ text: inSentence(one.variant, language), places, language }).length === 0,
    )
    const strangers = [...one.onlyIn, ...one.notIn].filter((location) => !known.has(location))
    const foreign = one.but.filter((right) => comparable(right).search(toPattern(one)) < 0)
    return [
      ...(unread.length === 0 && comparable(one.variant) !== '' ? [] : [`${name} can never be found`]),
      ...strangers.map((location) => `${name}: there is no text in ${location}`),
      ...foreign.map((right) => `${name}: ${right} does not hold it`),
    ]
  })
}
