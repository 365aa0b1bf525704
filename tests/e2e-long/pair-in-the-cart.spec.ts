import { test } from '../support/browser/scan-journey.ts'
import { pairWords, takePairToCart } from '../support/browser/take-pair-to-cart.ts'

test('leads a guest from measured feet to a pair in the cart (ja)', async ({ page, context, baseURL, maySay }) => {
  test.slow()
  // Axe reads the canvas of the pair back.
  maySay(/GPU stall due to ReadPixels/)
  await context.addCookies([{ name: 'country_code', value: 'JP', url: baseURL ?? '' }])
  await takePairToCart(page, pairWords.ja)
})
