import { test } from '../support/browser/console.ts'
import { expectBlackOnWhite, expectEveryAnswer } from '../support/browser/printed.ts'

test('prints every answer in black on white with complete tables and without screen-only elements', async ({
  page,
}) => {
  await expectEveryAnswer(page, '/ja/faq')
  await expectBlackOnWhite(page, '/terms-and-conditions')
})
