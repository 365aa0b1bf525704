import type { ApiErrorCode, FieldError } from '#domain/contract/errors.ts'
import type { RemakeError } from '#domain/order/remake.ts'
import type { OperatorRole } from '#server/db/operator-tables.ts'
import type { TranslationTextError } from '#server/translations/check-text.ts'

/** Errors of an action by the rules of the shop. */
export type OperatorActionError =
  | 'customer_not_found'
  | 'mail_not_found'
  | 'mail_text_deleted'
  | 'job_not_found'
  | 'order_not_found'
  | 'transition_not_allowed'
  | 'order_ended'
  | 'checks_pending'
  | 'nothing_to_split'
  | 'pair_required'
  | 'not_in_review'
  | 'no_refund_due'
  | RemakeError
  | 'job_done'
  | 'job_in_progress'
  | 'key_not_found'
  | 'nothing_to_set'
  | 'texts_invalid'
  | 'name_taken'
  | 'operator_not_found'
  | 'last_owner'
  | TranslationTextError

/** All errors of an action, including those before it runs. */
export type OperatorError =
  | 'no_token'
  | 'unknown_token'
  | 'revoked_token'
  | 'wrong_role'
  | 'action_not_found'
  | 'invalid_input'
  | OperatorActionError

type ActionErrorText = { readonly code: ApiErrorCode; readonly sentence: string }

/** The API error code and a plain sentence for each error. */
export const operatorErrors: Record<OperatorError, ActionErrorText> = {
  no_token: { code: 'AUTH_REQUIRED', sentence: 'No token was given. Put yours into OPERATOR_TOKEN.' },
  unknown_token: {
    code: 'AUTH_REQUIRED',
    sentence: 'This token belongs to no operator of this shop. Check OPERATOR_TOKEN.',
  },
  revoked_token: { code: 'AUTH_REQUIRED', sentence: 'This token has been revoked. Ask an owner for a new one.' },
  wrong_role: { code: 'ACCESS_DENIED', sentence: 'Your role is not allowed to do that.' },
  action_not_found: { code: 'NOT_FOUND', sentence: 'There is no such action. For a list: npm run shop' },
  invalid_input: { code: 'INVALID_INPUT', sentence: 'Nothing was done, because some of the input is not valid.' },
  customer_not_found: {
    code: 'NOT_FOUND',
    sentence: 'There is no customer with that id. Look it up: customers find WORDS',
  },
  mail_not_found: { code: 'NOT_FOUND', sentence: 'There is no e-mail with that id. Look it up: mail list' },
  mail_text_deleted: {
    code: 'INVALID_INPUT',
    sentence: 'That e-mail was sent and its text is no longer stored, so it cannot be sent again.',
  },
  job_not_found: { code: 'NOT_FOUND', sentence: 'There is no job with that id. Look it up: jobs list' },
  job_done: { code: 'INVALID_INPUT', sentence: 'That job is done already.' },
  job_in_progress: {
    code: 'INVALID_INPUT',
    sentence: 'That job is running, or another one for the same subject is already waiting. See: jobs list',
  },
  order_not_found: { code: 'NOT_FOUND', sentence: 'There is no order with that number. Look it up: orders list' },
  transition_not_allowed: {
    code: 'INVALID_INPUT',
    sentence: 'That transition is not allowed from the stage of the order, or a requirement of it is missing.',
  },
  order_ended: {
    code: 'INVALID_INPUT',
    sentence: 'That order has ended and sends no more e-mails, so its address cannot be changed.',
  },
  checks_pending: { code: 'INVALID_INPUT', sentence: 'Some of its pairs are still being checked. Try again later.' },
  nothing_to_split: {
    code: 'INVALID_INPUT',
    sentence: 'That order does not have both pairs that can be made and others. There is nothing to split off.',
  },
  pair_required: {
    code: 'INVALID_INPUT',
    sentence: 'That order has several pairs, or none with that number. Name one by its edition number: --pair 214',
  },
  not_in_review: { code: 'INVALID_INPUT', sentence: 'That order is not in review, so there is nothing to check.' },
  no_refund_due: {
    code: 'INVALID_INPUT',
    sentence: 'No money of that order has to be paid back in another way. See: orders money NUMBER',
  },
  not_delivered: { code: 'INVALID_INPUT', sentence: 'That pair has not been delivered, or does not belong to a sale.' },
  refit_over: {
    code: 'INVALID_INPUT',
    sentence: 'The refit period of that pair is over. See: orders show NUMBER',
  },
  refit_done: { code: 'INVALID_INPUT', sentence: 'That pair was already refitted once.' },
  in_progress: { code: 'INVALID_INPUT', sentence: 'That pair is already being made again. See: orders list' },
  key_not_found: {
    code: 'NOT_FOUND',
    sentence: 'There is no text with that key. Look it up: translation list --search WORDS',
  },
  nothing_to_set: {
    code: 'INVALID_INPUT',
    sentence: 'Nothing was changed. Give the new text in English, in Japanese or in both.',
  },
  texts_invalid: { code: 'INVALID_INPUT', sentence: 'Nothing was changed, because some of the texts are not valid:' },
  name_taken: {
    code: 'INVALID_INPUT',
    sentence: 'An operator of that name already has a token. Choose another name, or revoke that token first.',
  },
  operator_not_found: { code: 'NOT_FOUND', sentence: 'No operator of that name has a token. See: operator list' },
  last_owner: {
    code: 'INVALID_INPUT',
    sentence: 'That is the last owner, so nothing was revoked. Add another owner first.',
  },
  empty: { code: 'INVALID_INPUT', sentence: 'A text cannot be empty. To restore the original: translation reset KEY' },
  too_long: { code: 'INVALID_INPUT', sentence: 'The text is too long. Make it shorter.' },
  unsupported_characters: {
    code: 'INVALID_INPUT',
    sentence: 'The text contains characters that cannot be shown, such as line breaks. Remove them.',
  },
  unreadable: {
    code: 'INVALID_INPUT',
    sentence: "The braces in the text cannot be read. To show a brace itself, put it in quotes: '{'",
  },
  placeholders_differ: {
    code: 'INVALID_INPUT',
    sentence: 'The text needs the same {placeholders} and the same marks (<0>…</0>) as the one it replaces.',
  },
}

/** Further details of an error. */
export type WorkFacts = {
  readonly needed?: OperatorRole
  readonly fields?: readonly FieldError[]
  readonly more?: readonly string[] | undefined
}

/** Describes why an action was not done, in one plain text for the terminal and the API. */
export function describeOperatorError(error: OperatorError, { needed, fields = [], more = [] }: WorkFacts): string {
  const { sentence } = operatorErrors[error]
  if (needed !== undefined) return `${sentence} You need the role ${needed}.`
  const lines = [...fields.map(({ field, message }) => `${field} ${message}`), ...more]
  return [sentence, ...lines.map((line) => `  ${line}`)].join('\n')
}
