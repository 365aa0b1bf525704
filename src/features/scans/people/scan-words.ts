import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ScanBlocker } from '#domain/scan/judge-scan.ts'
import type { ScanMethod } from '#domain/scan/scan.ts'

type Words<Name extends string> = Readonly<Record<Name, MessageDescriptor>>

export const methodLabels: Words<ScanMethod> = {
  trace: msg`Drawn around`,
  on_sheet: msg`Foot on the paper`,
  photo: msg`From photos`,
  by_hand: msg`Typed by hand`,
  in_store: msg`Measured in a store`,
}

/** Why no shoes can be made from an accepted scan. */
export const scanBlockerTexts: Words<ScanBlocker> = {
  quality_low: msg`The quality is too low to make shoes from this scan. Please measure again.`,
  too_short: msg`The foot is shorter than the feet we can make shoes for.`,
  too_long: msg`The foot is longer than the feet we can make shoes for.`,
}
