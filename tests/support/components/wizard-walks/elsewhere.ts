import { newDesign } from '#domain/design/design.ts'
import {
  changeOpen,
  type DesignFile,
  getOpenSavedDesign,
  newDesignFile,
  type ShopDesign,
} from '#domain/design/design-file.ts'
import { colourNames } from '#domain/shoe/shoe-colours.ts'
import { feetFrom } from '#machines/tabi-gen-01/wizard-steps.ts'
import { someScan, someTypedFoot } from '../../builders/some-scan.ts'
import { rosa } from '../open-wizard.ts'

const ids = ['a', 'b', 'c', 'd'].map((sign) => `7f2c1d6e-3b0a-4c58-9c41-00000000000${sign}`)
export const firstFile = newDesignFile('7f2c1d6e-3b0a-4c58-9c41-000000000001')
const typed = someScan({ left: someTypedFoot('left', 253), right: someTypedFoot('right', 255) })
export const savedOutcome = { kind: 'saved', person: rosa, scanId: 's1', isInUse: true, scan: typed } as const
export const unsent = { kind: 'unsent', person: rosa, scan: typed } as const
export const onSentFeet = changeOpen(firstFile, feetFrom(savedOutcome))
export const onUnsentFeet = changeOpen(firstFile, feetFrom(unsent))

/** The value after this one; the first after the last. */
export function nextAfter<Value>(all: readonly Value[], value: Value): Value {
  return all[(all.indexOf(value) + 1) % all.length] as Value
}
export const freeId = ({ designs }: DesignFile) =>
  ids.find((id) => designs.every(({ design }) => design.id !== id)) ?? firstFile.open

/** The design file after another window or device has changed the open design. */
export function changedElsewhere(file: DesignFile): DesignFile {
  const { colour, feet } = getOpenSavedDesign(file).design
  return changeOpen(file, { colour: nextAfter(colourNames, colour), ...(!feet && feetFrom(savedOutcome)) })
}

/** The designs at the shop after another device has changed the open one; the others are as they were sent. */
export function goneOnAtShop(file: DesignFile): ShopDesign[] {
  const open = getOpenSavedDesign(changedElsewhere(file))
  const others = file.designs.flatMap(({ design, base }) =>
    design.id === file.open || base === undefined ? [] : [{ design, revision: base }],
  )
  const removed = file.removed.map((id) => ({ design: newDesign(id), revision: 1 }))
  return [{ design: open.design, revision: (open.base ?? 0) + 1 }, ...others, ...removed]
}
