import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Language } from '#domain/settings.ts'
import type { BuiltInText } from '#domain/translations/built-in-text.ts'
import { fits, type Message, readMessage } from '#domain/translations/message.ts'

/** Longer than any text of the shop. */
const longestText = 4_000

/** Characters that no text may contain: control characters, and those that change the writing direction. */
const odd = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** At least one letter or digit. */
const readable = /[\p{L}\p{N}]/u

export type TranslationTextError =
  | 'empty'
  | 'too_long'
  | 'unsupported_characters'
  | 'unreadable'
  | 'placeholders_differ'

/** Compiles a text with Lingui, or returns nothing when its placeholders or plurals are malformed. */
export function compileText(text: string): Message | undefined {
  try {
    return readMessage(compileMessageOrThrow(text))
  } catch {
    return undefined
  }
}

/**
 * Checks whether a text can replace one of the shop's own, and compiles it. Editorial text is plain text; an interface
 * message needs the same placeholders and tags as the one it replaces.
 */
export function checkText(
  builtIn: BuiltInText,
  language: Language,
  text: string,
): Result<Message, TranslationTextError> {
  if (!readable.test(text)) return fail('empty')
  if (text.length > longestText) return fail('too_long')
  if (odd.test(text) || !text.isWellFormed()) return fail('unsupported_characters')
  if (builtIn.place) return ok([text])
  const [message, own] = [compileText(text), compileText(builtIn.texts[language])]
  if (!message) return fail('unreadable')
  if (!saysSomething(message)) return fail('empty')
  return own && fits(message, own) ? ok(message) : fail('placeholders_differ')
}

/** Whether every branch of a message has readable text. */
function saysSomething(message: Message): boolean {
  return message.some((part) => {
    if (typeof part === 'string') return readable.test(part) || part === '#'
    const [, , how] = part
    const choices = typeof how === 'object' && how !== null ? Object.values(how).filter(Array.isArray) : []
    return choices.every((choice) => saysSomething(choice as Message))
  })
}
