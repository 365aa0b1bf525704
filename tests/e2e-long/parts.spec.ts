import { expectAddressesUsable } from '../support/address-parts.ts'
import { test } from '../support/console.ts'
import { expectPartsUsable } from '../support/design-parts.ts'

test.slow()

test('whatever opens on /ja/_ui can be used by everyone, and the page fits 320 px and a text of twice the size', ({
  page,
}) => expectPartsUsable(page, '/ja/_ui'))

test('forms and book of addresses on /ja/_ui can be used by everyone, light and dark, narrow and wide', ({ page }) =>
  expectAddressesUsable(page, '/ja/_ui'))
