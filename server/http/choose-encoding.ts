import type { Encoding } from './stored-file.ts'

/** Best first, when a browser likes two the same. */
const byWorth: readonly Encoding[] = ['br', 'gzip', 'identity']

function parseWeights(header: string): Map<string, number> {
  const weights = header.split(',').map((part) => {
    const [name = '', ...parameters] = part.split(';').map((one) => one.trim().toLowerCase())
    const weight = parameters.find((one) => one.startsWith('q='))?.slice(2)
    return [name, weight === undefined ? 1 : Number(weight) || 0] as const
  })
  return new Map(weights)
}

/** The form of a file that a browser asked for by Accept-Encoding, among the forms that there are. */
export function chooseEncoding(header: string | undefined, there: ReadonlySet<Encoding>): Encoding {
  if (header === undefined) return 'identity'
  const weights = parseWeights(header)
  const encodingWeight = (encoding: Encoding) =>
    weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? 0.001 : 0)
  const liked = byWorth.filter((encoding) => there.has(encoding) && encodingWeight(encoding) > 0)
  return liked.toSorted((one, other) => encodingWeight(other) - encodingWeight(one))[0] ?? 'identity'
}
