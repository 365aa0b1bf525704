import { expectAddressesUsable } from '../support/a11y/address-sections.ts'
import { test } from '../support/browser/console.ts'

test('keeps forms and the address book accessible, light and dark, narrow and wide', ({ page }) =>
  expectAddressesUsable(page, '/_ui'))
