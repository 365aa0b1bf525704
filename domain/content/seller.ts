/** Who sells, as the laws of both countries want it to be named. */
export type Seller = {
  readonly name: string
  readonly address: string
  readonly number: string
  readonly representative: string
  readonly phone: string
  readonly email: string
  /** The number for value added tax; not every seller has one. */
  readonly vat?: string
  /** An invented one, which a page has to say. */
  readonly isDemo?: true
}

type Part = Exclude<keyof Seller, 'isDemo' | 'vat'>

export const sellerParts = [
  'name',
  'address',
  'number',
  'representative',
  'phone',
  'email',
] as const satisfies readonly Part[]

type Given = { readonly [Key in Part | 'vat']?: string | undefined }

/** The seller that the settings name; without any, the demo may invent one. Half a seller is none that a law would accept. */
export function sellerFrom(given: Given): Seller | { readonly missing: readonly Part[] } | undefined {
  const missing = sellerParts.filter((part) => !given[part]?.trim())
  if (missing.length === sellerParts.length && !given.vat?.trim()) return undefined
  if (missing.length > 0) return { missing }
  const { name = '', address = '', number = '', representative = '', phone = '', email = '', vat } = given
  return { name, address, number, representative, phone, email, ...(vat?.trim() ? { vat } : {}) }
}
