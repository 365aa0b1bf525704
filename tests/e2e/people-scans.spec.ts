import { measureChildByKeyboard } from '../support/browser/measure-child.ts'
import { test } from '../support/browser/scan-journey.ts'

test('by keyboard alone, in Japanese: a customer has a child measured by hand at the account, where the scan is found again', ({
  page,
  context,
}) => measureChildByKeyboard(page, context, 'ja'))
