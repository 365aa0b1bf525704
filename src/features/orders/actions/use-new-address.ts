import { useState } from 'react'
import type { AddressTexts } from '#domain/address/postal-address.ts'
import { type AddressError, readAddress } from '#domain/address/read-address.ts'
import { needsPhone } from '#domain/checkout/read-checkout.ts'
import { readPhone } from '#domain/contact/read-phone.ts'
import { openStages } from '#domain/order/stages.ts'
import { quote } from '#domain/price/quote.ts'
import { settings } from '#domain/settings.ts'
import type { AgreedPrice, NewAddress, OrderView } from '#machines/order-action/order-action.types.ts'

type ShipCountry = (typeof settings.country.shipsTo)[number]
type NewAddressErrors = {
  readonly address: readonly AddressError[]
  readonly phone: 'missing' | 'no_phone' | undefined
}

const noErrors: NewAddressErrors = { address: [], phone: undefined }

/** The form state of a new delivery address. Fields typed for one country survive a switch to another. */
export function useNewAddress(order: OrderView) {
  const { shipsTo } = settings.country
  const [country, setCountry] = useState<ShipCountry>(shipsTo.find((one) => one === order.country) ?? shipsTo[0])
  const [typed, setTyped] = useState<Partial<Record<ShipCountry, AddressTexts>>>({ [country]: order.address })
  const [phone, setPhone] = useState('')
  const [errors, setErrors] = useState(noErrors)
  const fields = typed[country] ?? {}
  const isElsewhere = country !== order.country

  /** The agreed price in the order's own country; today's quote for its pairs in any other. */
  function price(): AgreedPrice {
    const priced = isElsewhere ? quote(country, order.pairs.length) : undefined
    return priced?.ok
      ? { currency: priced.value.currency, total_minor: priced.value.totalMinor }
      : { currency: order.currency, total_minor: order.total_minor }
  }

  /** Returns the validated request, or `undefined` while a field is invalid. */
  function read(): Omit<NewAddress, 'price'> | undefined {
    const address = readAddress(country, fields)
    // An empty phone field keeps the order's current number, which is valid only in the order's own country.
    const isPhoneRequired = phone.trim() !== '' || (isElsewhere && needsPhone({ country }))
    const number = isPhoneRequired ? readPhone(country, phone)?.e164 : undefined
    const phoneError =
      isPhoneRequired && number === undefined ? (phone.trim() === '' ? 'missing' : 'no_phone') : undefined
    setErrors({ address: address.ok ? [] : address.facts, phone: phoneError })
    if (!address.ok || phoneError) return undefined
    return {
      delivery: { country, fields: address.value.fields },
      ...(number !== undefined && { phone: number }),
    }
  }

  return {
    country,
    /** The country is fixed once the order is paid, and for orders without a charge. */
    countries: order.kind === 'sale' && openStages.includes(order.stage) ? shipsTo : [],
    fields,
    phone,
    errors,
    price: price(),
    isElsewhere,
    needsPhone: isElsewhere && needsPhone({ country }),
    read,
    choose: setCountry,
    type: (now: AddressTexts) => setTyped({ ...typed, [country]: now }),
    typePhone: setPhone,
  }
}
