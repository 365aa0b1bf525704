import type { AddressTexts } from '#domain/address/postal-address.ts'
import type { Country } from '#domain/country/countries.ts'
import type { Design } from '#domain/design/design.ts'
import type { OrderStage } from '#domain/order/stages.ts'
import type { Person as Measured } from '#domain/scan/person.ts'
import type { Language } from '#domain/settings.ts'
import type { PastScan } from './past-scans.ts'

type Account = {
  readonly givenName: string
  readonly familyName: string
  readonly givenKana?: string
  readonly familyKana?: string
  readonly hasNewsletter?: true
  /** Their signed-in devices; the first is the tester's. */
  readonly devices: readonly [string, ...string[]]
}

/** A person of a scenario. Without an account they are a guest, and become a customer by the link of the result. */
export type Person = {
  readonly email: string
  readonly language: Language
  readonly country: Country
  readonly account?: Account
  /** In the form of their country: saved in the account, and used for the order. */
  readonly address?: AddressTexts
  /** The people that they have measured, with the scans. */
  readonly measured?: readonly (Omit<Measured, 'id'> & { readonly scans: readonly PastScan[] })[]
  /** The pair designed for the first of those people by the newest scan, and put into the cart. */
  readonly designed?: Partial<Pick<Design, 'name' | 'upper' | 'colour' | 'feel' | 'soleText'>>
  /** They have ordered that pair, and the order is at this stage. */
  readonly ordered?: OrderStage
  /** The country whose waitlist they are on. */
  readonly waitsFor?: Country
}

/** A person at a point of their shopping, as data. */
export type Scenario = { readonly about: string; readonly person: Person }
