import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Language } from '#domain/settings.ts'
import type { BuiltInText } from '#domain/translations/built-in-text.ts'
import { fits, type Message, readMessage } from '#domain/translations/message.ts'

/** Longer than any text of the shop. */
const longestText = 4_000

/** What no text of ours holds: control signs, and half of a sign. */
const odd = /\p{Cc}/u

export type TextFault = 'empty' | 'too_long' | 'odd_signs' | 'unreadable' | 'unfit'

/** A text in Lingui's form, or nothing when its braces and plurals cannot be read. */
export function compileText(text: string): Message | undefined {
  try {
    return readMessage(compileMessageOrThrow(text))
  } catch {
    return undefined
  }
}

/**
 * Whether a text can stand in place of one of the shop's own, and its form. Editorial text is words and nothing else; a
 * text of a screen needs the same places and marks as the one that it replaces.
 */
export function checkText(builtIn: BuiltInText, language: Language, text: string): Result<Message, TextFault> {
  if (text.trim() === '') return fail('empty')
  if (text.length > longestText) return fail('too_long')
  if (odd.test(text) || !text.isWellFormed()) return fail('odd_signs')
  if (builtIn.place) return ok([text])
  const [message, own] = [compileText(text), compileText(builtIn.texts[language])]
  if (!message) return fail('unreadable')
  return own && fits(message, own) ? ok(message) : fail('unfit')
}
