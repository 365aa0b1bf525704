import * as z from 'zod/mini'
import type { Difference } from '#machines/checkout/checkout.types.ts'
import type { ErrorResponse } from '#src/api/api.ts'

const said = <Shape extends z.ZodMiniType>(shape: Shape) => z.object({ difference: shape })
const price = said(z.object({ currency: z.string(), total_minor: z.number() }))
const terms = said(z.object({ version: z.string() }))
const lines = said(z.object({ lines: z.array(z.string()) }))
const left = said(z.object({ left: z.number() }))
const open = said(z.object({ number: z.optional(z.string()), stage: z.optional(z.string()) }))

/**
 * Reads from an error response what differs from the page. Returns `undefined` if it is another error, or if details
 * needed for the decision are missing.
 */
export function readDifference(code: string, facts: ErrorResponse | undefined): Difference | undefined {
  const answer = facts?.said
  if (code === 'not_shipping' || code === 'cart_changed') return { code }
  if (code === 'price_changed') {
    const read = price.safeParse(answer)
    return read.success ? { code, price: read.data.difference } : undefined
  }
  if (code === 'terms_changed') {
    const read = terms.safeParse(answer)
    return read.success ? { code, version: read.data.difference.version } : undefined
  }
  if (code === 'cart_lines_blocked') {
    const read = lines.safeParse(answer)
    return { code, lines: read.success ? read.data.difference.lines : [] }
  }
  if (code === 'too_few_numbers') {
    const read = left.safeParse(answer)
    return { code, left: read.success ? read.data.difference.left : 0 }
  }
  if (code !== 'order_exists') return undefined
  const read = open.safeParse(answer)
  const { number, stage } = read.success ? read.data.difference : {}
  return { code, number, stage }
}
