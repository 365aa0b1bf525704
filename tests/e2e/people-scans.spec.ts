import { measureChildByKeyboard } from '../support/browser/measure-child.ts'
import { test } from '../support/browser/scan-journey.ts'

test('measures a customer’s child by hand by keyboard alone, in Japanese, and finds the scan in the account', ({
  page,
  context,
}) => measureChildByKeyboard(page, context, 'ja'))
