import { test } from '../support/browser/console.ts'
import { expectBlackOnWhite, expectEveryAnswer } from '../support/browser/printed.ts'

test('a page prints every answer in black on white, with its tables whole, without what is only for the screen', async ({
  page,
}) => {
  await expectEveryAnswer(page, '/ja/faq')
  await expectBlackOnWhite(page, '/terms-and-conditions')
})
