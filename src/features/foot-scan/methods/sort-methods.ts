import type { MeasureMethod } from '#domain/scan/scan-draft.ts'
import type { Device } from './device.ts'

const atPhone: readonly MeasureMethod[] = ['trace', 'on_sheet', 'photo', 'by_hand', 'other_phone']
/** A computer has no camera that could be held above a sheet, so another phone comes first. */
const atComputer: readonly MeasureMethod[] = ['other_phone', 'trace', 'on_sheet', 'photo', 'by_hand']
const withoutPhotos: readonly MeasureMethod[] = ['by_hand', 'other_phone']

/** A connected phone cannot connect others. */
type DeviceAccess = Device & { readonly isLetIn: boolean }

/** The measuring methods, most likely first. One that was rejected repeatedly comes last. */
export function sortMethods(
  { isPhone, canMeasure, isLetIn }: DeviceAccess,
  rejectedMethod: MeasureMethod | undefined,
): MeasureMethod[] {
  const defaultOrder = isPhone ? atPhone : atComputer
  const open = (canMeasure ? defaultOrder : withoutPhotos).filter((method) => !isLetIn || method !== 'other_phone')
  return open.toSorted((one, other) => Number(one === rejectedMethod) - Number(other === rejectedMethod))
}
