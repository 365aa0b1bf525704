import { expectAddressesUsable } from '../support/a11y/address-sections.ts'
import { test } from '../support/browser/console.ts'

test('forms and book of addresses can be used by everyone, light and dark, narrow and wide', ({ page }) =>
  expectAddressesUsable(page, '/_ui'))
