import { test } from '../support/browser/scan-journey.ts'
import { pairWords, takePairToCart } from '../support/browser/take-pair-to-cart.ts'

test('leads a guest from measured feet to a pair in the cart (en)', async ({ page, maySay }) => {
  test.slow()
  // Axe reads the canvas of the pair back.
  maySay(/GPU stall due to ReadPixels/)
  await takePairToCart(page, pairWords.en)
})
