import type { Language } from '#domain/settings.ts'
import { withoutNames } from './figures.ts'
import { plainWords } from './shop-text.ts'

/** Words by which a sentence promises something that has to be kept. */
const promises: Record<Language, RegExp> = {
  en: /\b(free|costs? nothing|never|always|at any time|nobody|no one|nothing|every(thing|one)?|only|within|on your (own )?device|at once|guarantee[ds]?|exact(ly)?|safe(ly)?)\b/iu,
  ja: /無料|必ず|一切|すべて|いつでも|以内|のみ|(?<!いた|どれ)だけ(?!でも)|保証|決して|常に|すぐに|限り|安全|端末の(外|中)/u,
}

/** A value that is put in where a unit follows it. */
const placed: Record<Language, RegExp> = {
  en: /\{\w+\} (?:days?|minutes?|hours?|weeks?|months?|years?|seconds?|mm|cm|pairs?)\b/u,
  ja: /\{\w+\} ?(?:日|分|時間|週間|か月|年|秒|mm|cm|足)/u,
}

/** Whether a sentence says a figure or promises something. */
export function needsClaim(sentence: string, language: Language): boolean {
  return promises[language].test(sentence) || placed[language].test(sentence) || /\d/.test(withoutNames(sentence))
}

type Sign = { readonly language: Language; readonly words: string; readonly sign: RegExp }

export type Claim = {
  readonly id: string
  /** The words that its sentences are known by. */
  readonly signs: readonly Sign[]
  /** What it rests on; nothing where the words promise nothing. */
  readonly supports: readonly string[]
  readonly faults: readonly string[]
}

const quoted = /`([^`]+)`/g
const cellForm = /^(–|`[^`]+`(?:,? `[^`]+`)*)$/

function quotedOf(cell: string): string[] {
  return [...cell.matchAll(quoted)].map(([, inner = '']) => inner)
}

function cellsOf(line: string): string[] {
  return line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim())
}

/** `…` stands for anything. */
function signsOf(cell: string, language: Language): Sign[] {
  return quotedOf(cell).map((words) => {
    const parts = words
      .split('…')
      .map((part) => plainWords(part.trim()).replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    return { language, words, sign: new RegExp(parts.join('.*'), 'iu') }
  })
}

function readClaim([id = '', english = '', japanese = '', rests = '']: readonly string[]): Claim {
  const isPlain = /^promises nothing: ./.test(rests)
  const faults = [
    ...([english, japanese].every((cell) => cellForm.test(cell)) ? [] : ['its words cannot be read']),
    ...(english === '–' && japanese === '–' ? ['no words'] : []),
    ...(isPlain || quotedOf(rests).length > 0 ? [] : ['it rests on nothing']),
  ]
  return {
    id,
    signs: [...signsOf(english, 'en'), ...signsOf(japanese, 'ja')],
    supports: isPlain ? [] : quotedOf(rests),
    faults: faults.map((fault) => `${id}: ${fault}`),
  }
}

/** The rows of docs/claims.md. */
export function readClaims(paper: string): Claim[] {
  const lines = paper.split('\n')
  return lines
    .filter((line, at) => /^\|(?!---)/.test(line) && !lines[at + 1]?.startsWith('|---'))
    .map((line) => readClaim(cellsOf(line)))
}

/** Tells which claims a sentence is known by. */
export function claimReader(claims: readonly Claim[]) {
  const all = claims.flatMap((claim) => claim.signs.map(({ language, sign }) => ({ claim, language, sign })))
  return (sentence: string, of: Language): Claim[] => [
    ...new Set(all.filter(({ language, sign }) => language === of && sign.test(sentence)).map(({ claim }) => claim)),
  ]
}
