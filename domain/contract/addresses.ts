import * as z from 'zod/mini'

const text = z.optional(z.string().check(z.maxLength(400)))
/** Every text field that an address of some country may have. */
export const addressTexts = {
  name: text,
  family_name: text,
  given_name: text,
  family_kana: text,
  given_kana: text,
  has_no_kana: text,
  postcode: text,
  region: text,
  city: text,
  line_1: text,
  line_2: text,
}

export const addressQuery = z.strictObject({
  country: z.string().check(z.maxLength(2)),
  postcode: z.string().check(z.maxLength(20)),
})

export const foundAddresses = z.object({ suggestions: z.array(z.object(addressTexts)), is_complete: z.boolean() })

/** `only` limits the lookup of a country to the postcodes that a demo knows. */
export const countriesToLookUp = z.object({
  countries: z.array(z.string()),
  only: z.array(z.object({ country: z.string(), postcodes: z.array(z.string()) })),
})

export const addressList = z.object({
  addresses: z.array(
    z.object({ id: z.string(), country: z.string(), fields: z.object(addressTexts), is_default: z.boolean() }),
  ),
})

/** The country decides which fields belong to an address. */
export const deliveryAddress = z.strictObject({
  country: z.string().check(z.maxLength(2)),
  fields: z.strictObject(addressTexts),
})

/** Without an id, a new address is created. */
export const addressToSave = z.strictObject({
  ...deliveryAddress.shape,
  id: z.optional(z.string().check(z.maxLength(60))),
  is_default: z.boolean(),
})

export const addressToRemove = z.strictObject({ id: z.string().check(z.maxLength(60)) })
