import { test } from '../support/browser/console.ts'
import { expectMailRead, sandboxed } from '../support/browser/mailbox-journey.ts'

test('a mail is found by its address on a phone, read, and its link opens the shop, in en; everyone can use all of it', async ({
  page,
  maySay,
}) => {
  maySay(sandboxed)
  await expectMailRead(page, 'en')
})
