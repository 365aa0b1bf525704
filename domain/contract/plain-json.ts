/** Deeper than any body of ours, and shallow enough that nothing that walks it runs out of stack. */
const maxDepth = 64

/**
 * Whether a text is nested no deeper than we read. Counted on the text, before it is parsed: a parser would build, and
 * everything after it walk, whatever depth a stranger sends.
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

/** Names that would reach an object's prototype when a careless part copies them. */
const hostileNames = new Set(['__proto__', 'constructor', 'prototype'])

/** Text that no part can keep: the database takes no NUL, and half a surrogate pair is no character. */
function isKeepable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed()
}

/** Whether parsed JSON holds only names and texts that every part of the shop can carry. */
export function isHarmless(value: unknown): boolean {
  if (typeof value === 'string') return isKeepable(value)
  if (Array.isArray(value)) return value.every(isHarmless)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(
    ([name, inner]) => !hostileNames.has(name) && isKeepable(name) && isHarmless(inner),
  )
}
