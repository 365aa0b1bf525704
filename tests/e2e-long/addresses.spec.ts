import { expectAddressesUsable } from '../support/address-parts.ts'
import { test } from '../support/console.ts'

test('forms and book of addresses can be used by everyone, light and dark, narrow and wide', ({ page }) =>
  expectAddressesUsable(page, '/_ui'))
