import type { PersonWish } from '#domain/scan/person.ts'
import type { MeasuredScan } from '#domain/scan/scan.ts'
import type {
  AddedPerson,
  FootScanEvent,
  KeptAnswer,
  KnownPeople,
  PhoneAsked,
} from '#machines/foot-scan/foot-scan.types.ts'

export type ScanToKeep = { readonly personId: string; readonly scan: MeasuredScan }
export type PhoneEvent = Extract<FootScanEvent, { type: `phone.${string}` }>

/** Where people come from and scans go to: the shop's own calls, or those of a phone that was let in by another device. */
export type ScanSource = {
  /** Throws where the shop could not be asked. */
  readPeople(signal: AbortSignal): Promise<KnownPeople>
  addPerson(wish: PersonWish): Promise<AddedPerson>
  keepScan(scan: ScanToKeep): Promise<KeptAnswer>
  /** Lets another phone in and follows it until it is given up; a phone that was let in itself lets nobody in. */
  readonly followPhone?: (asked: PhoneAsked, tell: (event: PhoneEvent) => void, signal: AbortSignal) => void
}
