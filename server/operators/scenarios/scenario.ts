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
  /** Where they are signed in; the first is the tester's. */
  readonly devices: readonly [string, ...string[]]
}

/** Somebody of a scenario. Who has no account is a guest, and becomes a customer by the link that is said. */
export type Person = {
  readonly email: string
  readonly language: Language
  readonly country: Country
  readonly account?: Account
  /** In the form of their country: in their book, and where their order goes. */
  readonly address?: AddressTexts
  /** Whose feet they have measured, and when. */
  readonly measured?: readonly (Omit<Measured, 'id'> & { readonly scans: readonly PastScan[] })[]
  /** The pair that they have designed for the first of those, by the newest scan, and put into the cart. */
  readonly designed?: Partial<Pick<Design, 'name' | 'upper' | 'colour' | 'feel' | 'soleText'>>
  /** They have ordered that pair, and this is how far it has come. */
  readonly ordered?: OrderStage
  /** The country whose waiting list they are on. */
  readonly waitsFor?: Country
}

/** People in a stage of their shopping, as data. */
export type Scenario = { readonly about: string; readonly person: Person }
