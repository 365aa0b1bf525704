import type { Language } from '#domain/settings.ts'
import { withoutNames } from './figures.ts'

/** Words by which a sentence promises something that has to be kept. */
const promises: Record<Language, RegExp> = {
  en: /\b(free|costs? nothing|never|always|at any time|nobody|no one|nothing|every(thing|one)?|only|within|at once|guarantee[ds]?|exact(ly)?|safe(ly)?)\b/iu,
  ja: /無料|必ず|一切|すべて|いつでも|以内|のみ|だけ|保証|決して|常に|すぐに|限り|安全/u,
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

export type Claim = {
  readonly id: string
  readonly words: Readonly<Record<Language, readonly string[]>>
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

function readClaim([id = '', english = '', japanese = '', rests = '']: readonly string[]): Claim {
  const isPlain = /^promises nothing: ./.test(rests)
  const faults = [
    ...([english, japanese].every((cell) => cellForm.test(cell)) ? [] : ['its words cannot be read']),
    ...(english === '–' && japanese === '–' ? ['no words'] : []),
    ...(isPlain || quotedOf(rests).length > 0 ? [] : ['it rests on nothing']),
  ]
  return {
    id,
    words: { en: quotedOf(english), ja: quotedOf(japanese) },
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

/** The words of a claim as a sign; `…` stands for anything. */
export function signOfWords(words: string): RegExp {
  const parts = words.normalize('NFKC').split(/…|\.\.\./)
  return new RegExp(parts.map((part) => part.trim().replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('.*'), 'iu')
}
