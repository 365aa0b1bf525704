import { test } from '../support/console.ts'
import { expectWayOnClear } from '../support/over-steps.ts'
import { expectBlackOnWhite, expectEveryAnswer } from '../support/printed.ts'

for (const address of ['/faq', '/ja/faq'])
  test(`${address} prints every answer, without what is only for the screen`, ({ page }) =>
    expectEveryAnswer(page, address))

for (const address of ['/terms-and-conditions', '/ja/terms-and-conditions'])
  test(`${address} prints in black on white, with its tables whole`, ({ page }) => expectBlackOnWhite(page, address))

test.describe('of somebody who has never been here', () => {
  test.use({ isNewcomer: true })

  for (const address of ['/tabi-gen-01/fit', '/ja/tabi-gen-01/fit', '/tabi-gen-01/scan', '/ja/tabi-gen-01/scan'])
    test(`on a phone the way on of ${address} is never under the banner`, ({ page }) => expectWayOnClear(page, address))
})
