import { fail, ok, type Result } from '#domain/result.ts'

/** A real page of ours is far shorter; what is longer is refused before anything looks at it. */
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
 * The path of a request, decoded once, or a refusal. Refused is what no link of ours holds and what other programs read
 * in two ways: dot segments, backslashes, empty segments, control signs, and escapes that do not decode.
 */
export function readAddress(path: string): Result<string, 'BAD_ADDRESS'> {
  // An escaped slash is one segment to some programs and two to others.
  if (!path.startsWith('/') || path.length > longestPath || /%2f/i.test(path)) return fail('BAD_ADDRESS')
  const decoded = decode(path)
  if (decoded === undefined || controlSigns.test(decoded) || decoded.includes('\\')) return fail('BAD_ADDRESS')
  const segments = decoded.split('/').slice(1)
  const isOdd = segments.some(
    (segment, index) => /^\.{1,2}$/.test(segment) || (segment === '' && index < segments.length - 1),
  )
  return isOdd ? fail('BAD_ADDRESS') : ok(decoded)
}
