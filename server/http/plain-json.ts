/** Deeper than any valid body, and shallow enough that recursive functions do not exhaust the stack. */
const maxDepth = 64

/**
 * Whether a JSON text is nested no deeper than `maxDepth`. Counts on the text, before parsing: the parser and
 * everything after it would follow any depth that a client sends.
 */
export function isShallowJson(text: string): boolean {
  let depth = 0
  let isInText = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (isInText) {
      if (sign === '\\') at++
      else if (sign === '"') isInText = false
    } else if (sign === '"') isInText = true
    else if (sign === '[' || sign === '{') {
      if (++depth > maxDepth) return false
    } else if (sign === ']' || sign === '}') depth--
  }
  return true
}

/** Names that reach an object's prototype when code copies them carelessly. */
const hostileNames = new Set(['__proto__', 'constructor', 'prototype'])

/** Whether a text can be stored: PostgreSQL accepts no NUL, and half a surrogate pair is not a character. */
function isKeepable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed()
}

/** Whether parsed JSON holds only names and texts that are safe to copy and store. */
export function isHarmless(value: unknown): boolean {
  if (typeof value === 'string') return isKeepable(value)
  if (Array.isArray(value)) return value.every(isHarmless)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(
    ([name, inner]) => !hostileNames.has(name) && isKeepable(name) && isHarmless(inner),
  )
}
