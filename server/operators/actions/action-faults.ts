import type { WireErrorCode } from '#domain/contract/error-codes.ts'
import type { FieldFault } from '#domain/contract/field-faults.ts'
import type { OperatorRole } from '#server/db/schema.ts'
import type { TextFault } from '#server/translations/check-text.ts'

/** How the shop's rules may end an action. */
export type ActionFault =
  | 'no_such_customer'
  | 'no_such_mail'
  | 'words_gone'
  | 'no_such_job'
  | 'job_done'
  | 'job_under_way'
  | 'no_such_key'
  | 'nothing_to_set'
  | 'texts_unfit'
  | 'name_taken'
  | 'no_such_operator'
  | 'last_owner'
  | TextFault

/** How it may end before it begins. */
export type WorkFault =
  | 'no_token'
  | 'unknown_token'
  | 'revoked_token'
  | 'wrong_role'
  | 'no_such_action'
  | 'invalid_input'
  | ActionFault

type Said = { readonly code: WireErrorCode; readonly sentence: string }

/** Each fault as the wire names it, and in plain words. */
export const workFaults: Record<WorkFault, Said> = {
  no_token: { code: 'AUTH_REQUIRED', sentence: 'Say who you are: put your token into OPERATOR_TOKEN.' },
  unknown_token: { code: 'AUTH_REQUIRED', sentence: 'That is no token of an operator of this shop.' },
  revoked_token: { code: 'AUTH_REQUIRED', sentence: 'That token was revoked. An owner can give you another.' },
  wrong_role: { code: 'ACCESS_DENIED', sentence: 'Your role may not do that.' },
  no_such_action: { code: 'NOT_FOUND', sentence: 'There is no such action.' },
  invalid_input: { code: 'INVALID_INPUT', sentence: 'Some of what was said cannot be used.' },
  no_such_customer: { code: 'NOT_FOUND', sentence: 'The shop has no customer by that id.' },
  no_such_mail: { code: 'NOT_FOUND', sentence: 'The shop has no mail by that id.' },
  words_gone: {
    code: 'INVALID_INPUT',
    sentence: 'A mail server has taken that mail, and what it said is no longer kept: it cannot be sent again.',
  },
  no_such_job: { code: 'NOT_FOUND', sentence: 'The shop has no job by that id.' },
  job_done: { code: 'INVALID_INPUT', sentence: 'That job is done.' },
  job_under_way: {
    code: 'INVALID_INPUT',
    sentence: 'A server is at that job, or another one for the same subject is queued already.',
  },
  no_such_key: {
    code: 'NOT_FOUND',
    sentence: 'The shop has no text by that key. Find it with: translation list --search WORDS',
  },
  nothing_to_set: { code: 'INVALID_INPUT', sentence: 'A change needs words, in English, in Japanese or in both.' },
  texts_unfit: { code: 'INVALID_INPUT', sentence: 'Nothing was changed, because some of the texts cannot be used:' },
  name_taken: { code: 'INVALID_INPUT', sentence: 'There is an operator of that name, who has a token.' },
  no_such_operator: { code: 'NOT_FOUND', sentence: 'There is no operator of that name with a token.' },
  last_owner: { code: 'INVALID_INPUT', sentence: 'That is the last owner. Add another first.' },
  empty: { code: 'INVALID_INPUT', sentence: 'A text needs words. To have the built one back: translation reset KEY' },
  too_long: { code: 'INVALID_INPUT', sentence: 'The text is longer than any text of the shop.' },
  odd_signs: {
    code: 'INVALID_INPUT',
    sentence: 'The text holds signs that cannot be shown, such as line breaks.',
  },
  unreadable: {
    code: 'INVALID_INPUT',
    sentence: "The braces of the text cannot be read. A brace that is meant as a sign is written in quotes: '{'",
  },
  unfit: {
    code: 'INVALID_INPUT',
    sentence: 'The text needs the same places in braces and the same marks (<0>…</0>) as the one that it replaces.',
  },
}

/** What more there is to say of a fault. */
export type WorkFacts = {
  readonly needed?: OperatorRole
  readonly fields?: readonly FieldFault[]
  readonly more?: readonly string[] | undefined
}

/** Why an action was not done, in one plain text for the terminal and for the wire. */
export function sayFault(fault: WorkFault, { needed, fields = [], more = [] }: WorkFacts): string {
  const { sentence } = workFaults[fault]
  if (needed !== undefined) return `${sentence} It needs the role ${needed}.`
  const lines = [...fields.map(({ field, message }) => `${field} ${message}`), ...more]
  return [sentence, ...lines.map((line) => `  ${line}`)].join('\n')
}
