import type { Page } from '@playwright/test'
import { someConsent, somePair } from '../builders/some-design.ts'
import { someScan } from '../builders/some-scan.ts'
import { newGuest, type SaveScan, saveRosa, scanSaver, storeOnDevice } from './begun-scan.ts'
import { giveTokens, newCustomer, type TestCustomer } from './customer.ts'

/** Adds `pairs` pairs for Rosa to the visitor's cart; returns a function that adds one more. */
async function fill(saveScan: SaveScan, pairs: number): Promise<() => Promise<void>> {
  const personId = await saveRosa(saveScan)
  const scan = someScan({ measuredAt: new Date().toISOString() })
  const { id: scanId } = await saveScan('/api/scans/save', { person_id: personId, scan })
  const measured = { personId, scanId, scan }
  const addPair = async () => {
    await saveScan('/api/cart/add', { configuration: somePair(measured, { colour: 'green' }), consent: someConsent })
  }
  for (let pair = 0; pair < pairs; pair += 1) await addPair()
  return addPair
}

/** Fills the cart of a guest of this browser with `pairs` pairs; returns a function that adds one more. */
export async function fillGuestCart(page: Page, pairs = 1): Promise<() => Promise<void>> {
  const { saveScan, saved } = await newGuest(page)
  const addPair = await fill(saveScan, pairs)
  await storeOnDevice(page, saved)
  return addPair
}

/** Fills the cart of a customer who is signed in here. */
export async function fillCustomerCart(page: Page, pairs = 1): Promise<TestCustomer> {
  const customer = await newCustomer()
  await giveTokens(page.context(), customer)
  await fill(scanSaver(page, { authorization: `Bearer ${customer.token}` }), pairs)
  return customer
}
