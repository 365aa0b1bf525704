import { fillCustomerCart, fillGuestCart } from '../support/browser/browser-cart.ts'
import { expect, openAlive, test } from '../support/browser/console.ts'
import { giveOrder } from '../support/browser/customer.ts'
import { watchAnswers } from '../support/browser/watch-answers.ts'
import { sumScriptBytes, watchRequests, watchScripts } from '../support/browser/watch-first-view.ts'
import { watchShifts } from '../support/browser/watch-shifts.ts'
import { firstViewLimits } from '../support/first-view-limits.ts'

for (const path of ['/cart/checkout', '/ja/cart/checkout'])
  test(`shows a visitor without a token no order form at ${path}, and loads little`, async ({ page }) => {
    const shifts = await watchShifts(page)
    const scripts = watchScripts(page)
    const requests = watchRequests(page)
    await openAlive(page, path)
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(/^(Your cart is empty|カートは空です)$/)
    await page.waitForLoadState('networkidle')
    expect(sumScriptBytes(scripts)).toBeLessThanOrEqual(firstViewLimits.script)
    expect([...requests].slice(firstViewLimits.requests), 'more requests than a page may make').toEqual([])
    expect(await shifts()).toBe(0)
  })

for (const width of [390, 1280])
  test(`shifts nothing on the order pages once the visitor is identified, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const shifts = await watchShifts(page)
    const hasItsAnswers = watchAnswers(page)
    const look = async (path: string, ready: string) => {
      await openAlive(page, path)
      await expect(page.locator(ready).first()).toBeVisible()
      await hasItsAnswers()
      expect.soft(await shifts(), path).toBe(0)
    }
    await fillGuestCart(page)
    await look('/cart', '.cart-line')
    await look('/cart/checkout', '.checkout-form')
    const { customerId } = await fillCustomerCart(page)
    await giveOrder(customerId, 'in_review')
    await look('/cart', '.cart-line')
    await look('/order-exists', '.order-details')
    await look('/profile/order', '.order-details')
  })
