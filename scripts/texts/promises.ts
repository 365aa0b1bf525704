import type { Language } from '#domain/settings.ts'
import { figuresIn, type Span, type StatedValue, saidAs, withoutNames } from './figures.ts'
import { plainWords } from './shop-text.ts'

/** Words by which a sentence makes a promise. */
const promises: Record<Language, RegExp> = {
  en: new RegExp(
    `\\b(?:${[
      'free|complimentary|no[- ]cost|gratis|costs? nothing|nothing|no one|nobody|never|always|forever|for ever|any ?time',
      'every(?:thing|one)?|only|within|on your (?:own )?device|at once|instant(?:ly)?|immediately|fortnight|overnight|next day',
      'guarantee[ds]?|promise[ds]?|warrant(?:y|ies)|exact(?:ly)?|precise(?:ly)?|accura(?:te(?:ly)?|cy)|to the nearest|perfect(?:ly)?|safe(?:ly)?',
      'refund(?:s|ed)?|money back|back in full|returns?|charge[ds]?|costs?|discounts?|half price|insured|unlimited',
      'world ?wide|all countries|the whole world|around the world|ships? to|delivers? to|encrypt(?:s|ed|ion)?|servers? in',
      'water ?proof|best|cheapest|any reason|as often as|sell your|last(?:s|ing)? (?:for )?(?:years|a lifetime)',
    ].join('|')})\\b`,
    'giu',
  ),
  ja: /無料|無償|半額|割引|必ず|一切|すべて|いつでも|いくらでも|以内|のみ|(?<!いた|どれ)だけ(?!でも)|保証|決して|絶対|常に|すぐに|即[日時]|翌日|限り|安全|端末の(?:外|中)|返品|返金|お返し|全額|かかりません|最[安高良強速]|何[回度]でも|永久|ずっと|一生|全世界|世界中|全国|海外へ|防水|暗号化|サーバーは|正確|精密|誤差(?:は|が)?(?:なし|ゼロ|ありません)|業界/gu,
}

/** A placeholder for a value with a unit behind it. */
const placed: Record<Language, RegExp> = {
  en: /(?:\{\w*\}|#) (?:days?|minutes?|hours?|weeks?|months?|years?|seconds?|mm|cm|pairs?)\b/gu,
  ja: /(?:\{\w*\}|#) ?(?:日|分|時間|週間|か月|年|秒|mm|cm|足)/gu,
}

function findSpans(sentence: string, sign: RegExp): Span[] {
  return [...sentence.matchAll(sign)].map(({ index, 0: found }) => [index, index + found.length])
}

/** The positions in a sentence that state a figure or make a promise. */
export function promisesIn(sentence: string, language: Language): Span[] {
  return [
    ...findSpans(sentence, promises[language]),
    ...findSpans(sentence, placed[language]),
    ...figuresIn(sentence, language),
  ]
}

/** Words that promise something to operators too, for whom "nothing" and "every" are everyday words. */
const boasts =
  /\b(?:guarantee[ds]?|always|exact(?:ly)?|perfect(?:ly)?|accurate(?:ly)?|to the nearest|unlimited|world ?wide|water ?proof|the best|free of charge|refunds?|forever)\b|\d ?(?:mm|cm|%|days?|hours?|weeks?|years?)(?!\p{L})|[£¥]\d/giu

/** The promises of a text for operators or for newcomers to the project. */
export function boastsIn(sentence: string): string[] {
  return withoutNames(sentence).match(boasts) ?? []
}

type Sign = {
  readonly language: Language
  readonly words: string
  readonly sign: RegExp
  /** It contains a figure that should be read from a setting. */
  readonly isTyped: boolean
}

export type MarketingClaim = {
  readonly id: string
  /** The words by which its sentences are recognised. */
  readonly signs: readonly Sign[]
  /** The evidence for the claim; empty where the words promise nothing. */
  readonly supports: readonly string[]
  readonly findings: readonly string[]
}

const quoted = /`([^`]+)`/g
const cellForm = /^(–|`[^`]+`(?:,? `[^`]+`)*)$/

export function findQuoted(cell: string): string[] {
  return [...cell.matchAll(quoted)].map(([, inner = '']) => inner)
}

/** The cells of every row of a document's tables, without the heads. */
export function readTableRows(paper: string): string[][] {
  const lines = paper.split('\n')
  return lines
    .filter((line, at) => /^\|(?!---)/.test(line) && !lines[at + 1]?.startsWith('|---'))
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}

/** Matches whole words only. */
function bounded(words: string): string {
  const before = /^[\p{Script=Latin}\d]/u.test(words) ? String.raw`(?<![\p{Script=Latin}\d])` : ''
  const behind = /[\p{Script=Latin}\d]$/u.test(words) ? String.raw`(?![\p{Script=Latin}\d])` : ''
  return `${before}${escaped(words)}${behind}`
}

/**
 * Figures, their units and promising words alone occur in many sentences: such a sign covers only a sentence that
 * consists of it.
 */
function saysTooLittle(words: string, language: Language): boolean {
  const rest = promisesIn(words, language).reduce(
    (left, [from, to]) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to),
    words,
  )
  const letters = rest
    .replace(/\{\}/g, '')
    .replace(/\b(?:days?|minutes?|hours?|weeks?|months?|years?|about|of|the|a|to|is)\b/giu, '')
  return (letters.match(/\p{Letter}/gu)?.length ?? 0) < (language === 'en' ? 4 : 2)
}

type Row = { readonly isWhole: boolean; readonly values: readonly StatedValue[]; readonly mayType: boolean }

/** `…` matches any words; `{}` matches a placeholder, or a value of the setting that the row is based on. */
function parseSigns(cell: string, language: Language, { isWhole, values, mayType }: Row): Sign[] {
  const value = `(\\{\\w*\\}|#${values.map((one) => `|${saidAs(one)}`).join('')})`
  return findQuoted(cell).map((quotedWords) => {
    const words = quotedWords.split('…').map(plainWords).join('…')
    const parts = words.split('…').map((part) =>
      part
        .trim()
        .split('{}')
        .map((piece) => (piece === '' ? '' : `(${bounded(piece)})`))
        .join(value),
    )
    const stands = isWhole || saysTooLittle(words, language)
    const sign = new RegExp(stands ? `^${parts.join('.*?')}$` : parts.join('.*?'), 'dgiu')
    return { language, words: quotedWords, sign, isTyped: !mayType && figuresIn(words, language).length > 0 }
  })
}

function readClaim(cells: readonly string[], readValues: (support: string) => readonly StatedValue[]): MarketingClaim {
  const [id = '', english = '', japanese = '', rests = ''] = cells
  const isPlain = /^promises nothing: ./.test(rests)
  const supports = isPlain ? [] : findQuoted(rests)
  const row = {
    isWhole: isPlain,
    values: supports.flatMap(readValues),
    mayType:
      !supports.some((one) => readValues(one).length > 0) || supports.some((one) => /^law: |\/(?!.*: )/.test(one)),
  }
  const signs = [...parseSigns(english, 'en', row), ...parseSigns(japanese, 'ja', row)]
  const findings = [
    ...([english, japanese].every((cell) => cellForm.test(cell)) ? [] : ['its words cannot be read']),
    ...(english === '–' && japanese === '–' ? ['no words'] : []),
    ...(isPlain || supports.length > 0 ? [] : ['it rests on nothing']),
    ...signs.filter(({ isTyped }) => isTyped).map(({ words }) => `${words}: a figure of a setting stands as {}`),
  ]
  return { id, signs, supports, findings: findings.map((finding) => `${id}: ${finding}`) }
}

const announcedHead = '## Announced'

function splitPaper(paper: string): { announced: string; claims: string } {
  const [before = '', behind = ''] = paper.split(announcedHead)
  const end = behind.indexOf('\n## ')
  return end < 0
    ? { announced: behind, claims: before }
    : { announced: behind.slice(0, end), claims: behind.slice(end) }
}

/** The rows of docs/claims.md, with the values of the settings that they are based on. */
export function readClaims(paper: string, readValues: (support: string) => readonly StatedValue[]): MarketingClaim[] {
  return readTableRows(splitPaper(paper).claims).map((cells) => readClaim(cells, readValues))
}

export type AnnouncedStep = { readonly step: string; readonly words: Readonly<Record<Language, readonly string[]>> }

/** The steps that are not available yet, with the sentences that announce them. */
export function readAnnounced(paper: string): AnnouncedStep[] {
  return readTableRows(splitPaper(paper).announced).map(([step = '', english = '', japanese = '']) => ({
    step,
    words: { en: findQuoted(english).map(plainWords), ja: findQuoted(japanese).map(plainWords) },
  }))
}

type RecordedClaim = { readonly claim: MarketingClaim; readonly sign: Sign; readonly spans: readonly Span[] }

function isWithin([from, to]: Span, spans: readonly Span[]): boolean {
  return spans.some(([start, end]) => start <= from && to <= end)
}

/** Merges spans that touch. */
function joined(spans: readonly Span[]): Span[] {
  const all: Span[] = []
  for (const [from, to] of spans.toSorted(([one], [other]) => one - other)) {
    const last = all.at(-1)
    if (last === undefined || from > last[1]) all.push([from, to])
    else all[all.length - 1] = [last[0], Math.max(last[1], to)]
  }
  return all
}

/**
 * Returns a function that finds the promises of a sentence, the claims that cover them, and the parts without a claim.
 */
export function claimReader(claims: readonly MarketingClaim[]) {
  const all = claims.flatMap((claim) => claim.signs.map((sign) => ({ claim, sign })))
  return (sentence: string, of: Language) => {
    const needs = promisesIn(sentence, of)
    if (needs.length === 0) return { known: [], unknown: [] }
    const known = all
      .filter(({ sign }) => sign.language === of)
      .flatMap(({ claim, sign }): RecordedClaim[] => {
        const spans = [...sentence.matchAll(sign.sign)].flatMap(({ indices = [] }) =>
          joined(indices.slice(1).filter((span) => span !== undefined)),
        )
        return needs.some((need) => isWithin(need, spans)) ? [{ claim, sign, spans }] : []
      })
    const unknown = needs.filter((need) => !known.some(({ spans }) => isWithin(need, spans)))
    return { known, unknown: unknown.map(([from, to]) => sentence.slice(from, to)) }
  }
}
