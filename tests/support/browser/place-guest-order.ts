import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { settings } from '#domain/settings.ts'
import { withPairs } from '../server/pair-visitor.ts'
import { createShopGuest } from '../server/shop-guest.ts'
import { storeOnDevice } from './begun-scan.ts'

/**
 * Places an order as a guest of another device in the shop at this address; the caller reads its link from the guest's
 * mail.
 */
export async function placeGuestOrder(url: string) {
  const email = `${randomUUID().slice(0, 13)}@example.com`
  const { visitor } = await withPairs(await createShopGuest(url), 1)
  const { order, status } = await visitor.placeOrder({ contact: { email } })
  if (!order) throw new Error(`No order was placed: ${status}`)
  return { ...order, email }
}

type Guest = Awaited<ReturnType<typeof createShopGuest>>

/** Stores this guest in the browser of a test before any page of the shop is open. */
export function storeGuestOnDevice(page: Page, { scans }: Guest): Promise<void> {
  const guest = new Headers(scans.headers).get(settings.guest.header) ?? ''
  return storeOnDevice(page, { [`${settings.brand.storagePrefix}-guest`]: guest })
}
