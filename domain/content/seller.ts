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
  /** The number under which Japan knows the issuer of a qualified invoice (適格請求書); not every seller is one. */
  readonly invoice?: string
  /** Who settles disputes with the seller out of court; a seller need not belong to anyone. */
  readonly adr?: string
  /** Who brings the parcels, with the pages where they are followed. */
  readonly carriers?: string
  /** An invented one, which a page has to say. */
  readonly isDemo?: true
}

/** Without these there is no seller. */
export const sellerParts = [
  'name',
  'address',
  'number',
  'representative',
  'phone',
  'email',
] as const satisfies readonly (keyof Seller)[]

/** What only some sellers have, and nothing is said of where they do not. */
export const sellerExtras = ['vat', 'invoice', 'adr', 'carriers'] as const satisfies readonly (keyof Seller)[]

type Part = (typeof sellerParts)[number]
type SellerExtra = (typeof sellerExtras)[number]
type SellerSettings = { readonly [Key in Part | SellerExtra]?: string | undefined }

/** The seller that the settings name; without any, the demo may invent one. Half a seller is none that a law would accept. */
export function sellerFrom(settings: SellerSettings): Seller | { readonly missing: readonly Part[] } | undefined {
  const missing = sellerParts.filter((part) => !settings[part]?.trim())
  const extras = sellerExtras.flatMap((extra) => (settings[extra]?.trim() ? [[extra, settings[extra]] as const] : []))
  if (missing.length === sellerParts.length && extras.length === 0) return undefined
  if (missing.length > 0) return { missing }
  const { name = '', address = '', number = '', representative = '', phone = '', email = '' } = settings
  return { name, address, number, representative, phone, email, ...Object.fromEntries(extras) }
}
