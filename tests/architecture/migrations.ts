import { createHash } from 'node:crypto'
import { splitStatements } from '#server/db/sql-migrations.ts'

/**
 * The SHA-256 of every migration. A released migration is never changed, since databases that have applied it do not
 * apply it again: what it lacks is another migration.
 */
export const migrationDigests: Readonly<Record<string, string>> = {
  '0001_baseline.sql': '5c177b5ad2209dea1f32de6b32e452e5cd785a8cb55002467333b2ab17843dca',
  '0002_order_email_verification.sql': '6f1fb453d63887619c39cb7510e83664023a13a8e6e93212505760278b820146',
  '0003_known_networks.sql': 'e7c53889ff5581dfa07ecc0e5f99c587e307e622fc6ae1bfe254d2cde56ab9ac',
  '0004_security_events.sql': 'cd38d58e527d8b7fe2c84df3e25b99f8c64c163a613755fc61e02aae52ab5078',
  '0005_accounts_and_keys.sql': 'c1601d5ea00eed1a932d26b787f6a3363cf3e96758288459a4d4f477fec06337',
  '0006_order_lists.sql': '21bd4fc1251bf8131c563a86a17f06ffa12aa5f5e70999d7139e07df805475e5',
}

export const digestMigration = (text: string): string => createHash('sha256').update(text).digest('hex')

/** A marked statement states why it is safe now: that no running server uses what it removes. */
const contractReason = /^--[ \t]*contract:[ \t]*(.*)$/m
const minReasonWords = 4

const withoutTexts = (statement: string) =>
  statement
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** The actions of `alter table`, split at the commas that are not within parentheses. */
function alterActions(statement: string): string[] {
  const [, actions] = /^alter table (?:if exists )?(?:only )?\S+ (.*)$/.exec(statement) ?? []
  let depth = 0
  const parts = ['']
  for (const sign of actions ?? '') {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
    if (sign === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map((part) => part.trim()).filter(Boolean)
}

function findActionError(action: string, setsDefault: ReadonlySet<string>): string | undefined {
  if (/^drop (?!constraint\b)/.test(action)) return 'drops a column'
  if (/^rename (?!constraint\b)/.test(action)) return 'renames'
  const [, column = '', change = ''] = /^alter (?:column )?(\S+) (.*)$/.exec(action) ?? []
  if (/^(set data )?type\b/.test(change)) return 'changes the type of a column'
  if (/^drop default\b/.test(change)) return 'drops a default'
  if (/^set not null\b/.test(change) && !setsDefault.has(column)) return 'sets not null without a default'
  const isNewColumn = /^add (?!constraint\b|primary\b|unique\b|check\b|foreign\b|exclude\b)/.test(action)
  if (isNewColumn && / not null\b/.test(action) && !/ (default|generated)\b/.test(action))
    return 'adds a column that is not null without a default'
  return undefined
}

function findStatementErrors(statement: string, setsDefault: ReadonlySet<string>): string[] {
  if (/^drop (?!index\b)/.test(statement)) return [`drops a ${statement.split(' ')[1]}`]
  if (/^truncate\b/.test(statement) || /\bdelete from\b/.test(statement)) return ['deletes rows']
  if (/^alter (?!table\b|index\b)/.test(statement) && / rename /.test(statement)) return ['renames']
  return alterActions(statement).flatMap((action) => findActionError(action, setsDefault) ?? [])
}

function findReasonError(statement: string): string | undefined {
  const reason = contractReason.exec(statement)?.[1]
  if (reason === undefined) return '; add it in two releases, or mark it: -- contract: REASON'
  return reason.split(/\s+/).filter(Boolean).length < minReasonWords ? '; its mark states no reason' : undefined
}

/**
 * What a migration after the baseline does that breaks the servers of the version before, which run until the last of
 * them is replaced, or loses data.
 */
export function findDestructiveStatements(file: string, text: string): string[] {
  const statements = splitStatements(text)
  const setsDefault = new Set(
    [...withoutTexts(text).matchAll(/alter (?:column )?(\S+) set default/g)].map(([, column = '']) => column),
  )
  return statements.flatMap((statement) => {
    const advice = findReasonError(statement)
    if (advice === undefined) return []
    return findStatementErrors(withoutTexts(statement), setsDefault).map((error) => `${file}: ${error}${advice}`)
  })
}
