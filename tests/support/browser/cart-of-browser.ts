import type { Page } from '@playwright/test'
import { someConsent, somePair } from '../builders/some-design.ts'
import { someScan } from '../builders/some-scan.ts'
import { type Keeper, keeper, keepOnDevice, newGuest, saveRosa } from './begun-scan.ts'
import { giveTokens, newCustomer, type TestCustomer } from './customer.ts'

/** So many pairs for Rosa in the cart of whoever keeps so; says how one more comes there. */
async function fill(keep: Keeper, pairs: number): Promise<() => Promise<void>> {
  const personId = await saveRosa(keep)
  const scan = someScan({ measuredAt: new Date().toISOString() })
  const { id: scanId } = await keep('/api/scans/keep', { person_id: personId, scan })
  const measured = { personId, scanId, scan }
  const addPair = async () => {
    await keep('/api/cart/add', { configuration: somePair(measured, { colour: 'green' }), consent: someConsent })
  }
  for (let pair = 0; pair < pairs; pair += 1) await addPair()
  return addPair
}

/** A guest of this browser with so many pairs in the cart. */
export async function fillCartOfGuest(page: Page, pairs = 1): Promise<() => Promise<void>> {
  const { keep, kept } = await newGuest(page)
  const addPair = await fill(keep, pairs)
  await keepOnDevice(page, kept)
  return addPair
}

/** The same of a customer who is signed in here. */
export async function fillCartOfCustomer(page: Page, pairs = 1): Promise<TestCustomer> {
  const customer = await newCustomer()
  await giveTokens(page.context(), customer)
  await fill(keeper(page, { authorization: `Bearer ${customer.token}` }), pairs)
  return customer
}
