import { test } from '../support/browser/console.ts'
import { expectMailRead, sandboxed } from '../support/browser/mailbox-journey.ts'

test('finds and reads a mail by its address on a phone and follows its link accessibly, in en', async ({
  page,
  maySay,
}) => {
  maySay(sandboxed)
  await expectMailRead(page, 'en')
})
