import { fail, ok, type Result } from '#domain/result.ts'

/** The shop's own paths are far shorter; a longer one is rejected before it is parsed. */
const longestPath = 2_048

const controlSigns = /\p{Cc}/u

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/**
 * The path of a request, decoded once, or an error. It rejects what none of the shop's links contain and what other
 * programs parse in two ways: dot segments, backslashes, empty segments, control characters and escapes that do not
 * decode.
 */
export function readAddress(path: string): Result<string, 'BAD_URL'> {
  // Some programs read an escaped slash as one segment, others as two.
  if (!path.startsWith('/') || path.length > longestPath || /%2f/i.test(path)) return fail('BAD_URL')
  const decoded = decode(path)
  if (decoded === undefined || controlSigns.test(decoded) || decoded.includes('\\')) return fail('BAD_URL')
  const segments = decoded.split('/').slice(1)
  const isOdd = segments.some(
    (segment, index) => /^\.{1,2}$/.test(segment) || (segment === '' && index < segments.length - 1),
  )
  return isOdd ? fail('BAD_URL') : ok(decoded)
}
