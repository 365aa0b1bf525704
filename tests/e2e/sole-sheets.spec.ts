import { test } from '../support/browser/console.ts'
import { expectSolesInSize, soleWords } from '../support/browser/print-soles.ts'

test('the soles come out of Chromium in their own size, to 0.2 mm (en)', ({ page, maySay }) => {
  // Making shoes takes a processor as long as it has others to serve.
  test.setTimeout(120_000)
  maySay(/GPU stall due to ReadPixels/)
  return expectSolesInSize(page, soleWords.en)
})
