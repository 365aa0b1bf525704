import type { MeasureWay } from '#domain/scan/scan-draft.ts'
import type { Device } from './device.ts'

const atPhone: readonly MeasureWay[] = ['trace', 'on_sheet', 'photo', 'by_hand', 'other_phone']
/** A computer has no camera that could be held above a sheet. */
const atComputer: readonly MeasureWay[] = ['other_phone', 'trace', 'on_sheet', 'photo', 'by_hand']
const withoutPhotos: readonly MeasureWay[] = ['by_hand', 'other_phone']

/** What was let in by another device lets nobody in. */
type Here = Device & { readonly isLetIn: boolean }

/** The ways to measure, the likeliest first. One that was refused again and again comes last. */
export function waysInOrder({ isPhone, canMeasure, isLetIn }: Here, refused: MeasureWay | undefined): MeasureWay[] {
  const usual = isPhone ? atPhone : atComputer
  const open = (canMeasure ? usual : withoutPhotos).filter((way) => !isLetIn || way !== 'other_phone')
  return open.toSorted((one, other) => Number(one === refused) - Number(other === refused))
}
