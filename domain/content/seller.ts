/** The seller, with the particulars that the laws of both countries require. */
export type Seller = {
  readonly name: string
  readonly address: string
  readonly number: string
  readonly representative: string
  readonly phone: string
  readonly email: string
  /** The VAT number; not every seller has one. */
  readonly vat?: string
  /** The registration number of a qualified invoice issuer in Japan (適格請求書); not every seller has one. */
  readonly invoice?: string
  /** The body for out-of-court disputes; a seller need not belong to one. */
  readonly adr?: string
  /** The carriers, with their tracking pages. */
  readonly carriers?: string
  /** The seller is fictitious, which a page has to state. */
  readonly isDemo?: true
}

/** The required parts of a seller. */
export const sellerParts = [
  'name',
  'address',
  'number',
  'representative',
  'phone',
  'email',
] as const satisfies readonly (keyof Seller)[]

/** The optional parts of a seller, which pages omit if absent. */
export const sellerExtras = ['vat', 'invoice', 'adr', 'carriers'] as const satisfies readonly (keyof Seller)[]

type Part = (typeof sellerParts)[number]
type SellerExtra = (typeof sellerExtras)[number]
type SellerSettings = { readonly [Key in Part | SellerExtra]?: string | undefined }

/**
 * The seller in the settings; `undefined` if nothing is set, so that the demo may invent one. An incomplete seller is
 * not accepted, since no law would accept it.
 */
export function sellerFrom(settings: SellerSettings): Seller | { readonly missing: readonly Part[] } | undefined {
  const missing = sellerParts.filter((part) => !settings[part]?.trim())
  const extras = sellerExtras.flatMap((extra) => (settings[extra]?.trim() ? [[extra, settings[extra]] as const] : []))
  if (missing.length === sellerParts.length && extras.length === 0) return undefined
  if (missing.length > 0) return { missing }
  const { name = '', address = '', number = '', representative = '', phone = '', email = '' } = settings
  return { name, address, number, representative, phone, email, ...Object.fromEntries(extras) }
}
