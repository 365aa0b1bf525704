import { test } from '../support/browser/console.ts'
import { expectSolesInSize, soleWords } from '../support/browser/print-soles.ts'

test('prints the soles from Chromium in their true size to 0.2 mm (ja)', ({ page, maySay }) => {
  // Making shoes takes long while the processor serves other tests.
  test.setTimeout(120_000)
  maySay(/GPU stall due to ReadPixels/)
  return expectSolesInSize(page, soleWords.ja)
})
