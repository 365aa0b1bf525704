import type { Encoding } from './stored-file.ts'

/** Preferred encoding first, for equal weights. */
const byWorth: readonly Encoding[] = ['br', 'gzip', 'identity']

function parseWeights(header: string): Map<string, number> {
  const weights = header.split(',').map((part) => {
    const [name = '', ...parameters] = part.split(';').map((parameter) => parameter.trim().toLowerCase())
    const weight = parameters.find((one) => one.startsWith('q='))?.slice(2)
    return [name, weight === undefined ? 1 : Number(weight) || 0] as const
  })
  return new Map(weights)
}

/** Chooses the content encoding for an Accept-Encoding header among the available ones. */
export function chooseEncoding(header: string | undefined, available: ReadonlySet<Encoding>): Encoding {
  if (header === undefined) return 'identity'
  const weights = parseWeights(header)
  const encodingWeight = (encoding: Encoding) =>
    weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? 0.001 : 0)
  const accepted = byWorth.filter((encoding) => available.has(encoding) && encodingWeight(encoding) > 0)
  return accepted.toSorted((one, other) => encodingWeight(other) - encodingWeight(one))[0] ?? 'identity'
}
