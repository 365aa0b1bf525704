/** Who sells, as the laws of both countries want it to be named. */
export type Seller = {
  readonly name: string
  readonly address: string
  readonly number: string
  readonly representative: string
  readonly phone: string
  readonly email: string
  /** An invented one, which a page has to say. */
  readonly isDemo?: true
}

type Given = { readonly [Key in Exclude<keyof Seller, 'isDemo'>]?: string | undefined }

/** The seller that the settings name; nothing of an invented one stands beside a real name. */
export function sellerFrom(given: Given): Seller | undefined {
  const { name, address, number, representative, phone, email } = given
  if (![name, address, number, representative, phone, email].some(Boolean)) return undefined
  const or = (value: string | undefined) => value || '-'
  return {
    name: or(name),
    address: or(address),
    number: or(number),
    representative: or(representative),
    phone: or(phone),
    email: or(email),
  }
}
