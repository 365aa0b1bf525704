import type { CombinePhotosError } from '#domain/foot/combine-photos.ts'
import type { FootMeasures, FootSide, ToeForm } from '#domain/foot/foot-figures.ts'
import type { LengthUnit } from '#domain/foot/length-unit.ts'
import type { PaperName } from '#domain/foot/photo/paper/papers.ts'
import type { PhotoRejection } from '#domain/foot/photo/question/photo-question.ts'
import type { TraceRejection } from '#domain/foot/trace/question/trace-question.ts'
import type { TypedFigure, TypedFigureErrors } from '#domain/foot/typed-measures.ts'
import type { ScanRejection } from '#domain/scan/judge-scan.ts'
import type { Person, PersonError, PersonInput, PersonLimitCode } from '#domain/scan/person.ts'
import type { MeasuredScan, ScannedFoot, Stance } from '#domain/scan/scan.ts'
import type { MeasureMethod, ScanDraft } from '#domain/scan/scan-draft.ts'
import type { TypedPair } from '#domain/scan/typed-pair.ts'
import type { FileRejection } from '../foot-photo/foot-photo.types.ts'

/** A scan that was kept before, of anybody of this account. */
export type EarlierScan = { readonly id: string; readonly personId: string; readonly scan: MeasuredScan }

/** Everybody whose feet may be measured here, what is kept of them, and what this device has of them and was not sent. */
export type KnownPeople = {
  readonly owner: 'customer' | 'guest'
  readonly people: readonly Person[]
  readonly scans: readonly EarlierScan[]
  readonly drafts: readonly ScanDraft[]
}

/** Why nothing came of it: the code of whoever was asked. */
export type ScanError = { readonly code: string }

export type AddedPerson =
  | { readonly kind: 'added'; readonly person: Person }
  | { readonly kind: 'refused'; readonly error: ScanError }

export type SaveScanAnswer =
  /** A newer scan than this one may be there, which stays in use. */
  | { readonly kind: 'saved'; readonly scanId: string; readonly isInUse: boolean }
  | { readonly kind: 'rejected'; readonly reasons: readonly ScanRejection[] }
  /** It could not be sent, or not now. */
  | { readonly kind: 'unsent'; readonly error: ScanError }

export type FootScanInput = {
  /** Whose feet, where that was decided before. */
  readonly personId?: string | undefined
  /** Somebody who wants to measure anew is not offered what there is. */
  readonly isRemeasure?: boolean | undefined
}

export type FootScanOutput =
  | {
      readonly kind: 'saved'
      readonly person: Person
      readonly scanId: string
      readonly isInUse: boolean
      readonly scan: MeasuredScan
    }
  /** On this device alone so far: it is sent when this machine is started for the same person again. */
  | { readonly kind: 'unsent'; readonly person: Person; readonly scan: MeasuredScan }
  | { readonly kind: 'abandoned' }

/** A photo, and what its taker tells of it. */
export type PictureRequest = {
  readonly photo: Blob
  /** A foot that stands on its sheet needs to have that named. */
  readonly paper: PaperName | 'auto'
  readonly stance?: Stance | undefined
  readonly focal35Mm?: number | undefined
}

export type PictureRejection = TraceRejection | PhotoRejection | FileRejection

/** How the measuring of a photo stands, whichever machine does it. */
export type PictureReport = {
  readonly phase: 'waiting' | 'measuring' | 'asking' | 'correcting' | 'broken' | 'stopped' | 'refused' | 'measured'
  readonly photo: Blob | undefined
  /** None, one, or a left and a right one. */
  readonly feet: readonly FootMeasures[]
  readonly error: PictureRejection | undefined
}

/** What was accepted of one photo, and does not suffice alone. */
export type MeasuredPicture = { readonly photo: Blob | undefined; readonly feet: readonly FootMeasures[] }

export type TypedNumbers = {
  readonly texts: Readonly<Partial<Record<TypedFigure, string>>>
  readonly unit: LengthUnit
  readonly toeForm?: ToeForm | undefined
}

/** The way to the other phone: a link that lets it in, until then. */
export type PhoneCode = { readonly link: string; readonly endsAtMs: number }

/** Of whom, and of which feet, another phone is asked; whether another one than that which was let in. */
export type FollowPhoneInput = {
  readonly personId: string
  readonly sides: readonly FootSide[]
  readonly isAnother: boolean
}

export type FootScanContext = KnownPeople & {
  readonly personId: string | undefined
  readonly isRemeasure: boolean
  /** Whose feet was decided before, and is not asked here. */
  readonly isDecided: boolean
  readonly personInput: PersonInput | undefined
  readonly personErrors: readonly PersonError[]
  readonly personLimit: PersonLimitCode | undefined
  readonly error: ScanError | undefined
  readonly side: FootSide
  readonly stance: Stance | undefined
  readonly report: PictureReport
  readonly photos: readonly MeasuredPicture[]
  /** Why what was accepted last does not suffice. */
  readonly verdict: CombinePhotosError | undefined
  /** No two photos of this foot agree. */
  readonly isLowConfidence: boolean
  /** Refusals in a row; a photo that is corrected in vain is one. */
  readonly rejectionCount: number
  readonly rejectedPhoto: Blob | undefined
  readonly typedFigureErrors: TypedFigureErrors
  readonly typedFoot: FootMeasures | undefined
  readonly phoneCode: PhoneCode | undefined
  readonly isAnotherPhone: boolean
  /** A photo, and what a hand had set in it, went with the page. */
  readonly isWorkLost: boolean
  /** This device keeps nothing: what is accepted lasts as long as the page. */
  readonly isUnkept: boolean
  readonly rejections: readonly ScanRejection[]
  readonly scanId: string | undefined
  /** The scan that was kept is the one by which shoes would be made. */
  readonly isInUse: boolean
}

/** What the device is told. */
export type DeviceOrder = { type: 'draft.written'; draft: ScanDraft }

/** What whoever measured both feet has said of them. */
export type ScanOrigin = Pick<MeasuredScan, 'engine' | 'doFeetDiffer'>

export type FootScanEvent =
  | { type: 'retry' }
  | { type: 'person.chosen'; personId: string }
  | { type: 'person.submitted'; request: PersonInput }
  | { type: 'earlier.used'; scanId: string }
  /** Not by what there is: from the start. */
  | { type: 'measuring.wanted' }
  /** The length of foot that the usual size is made for; nothing where there is none. */
  | { type: 'usualSize.chosen'; usualMm: number | undefined }
  | { type: 'method.chosen'; method: MeasureMethod }
  | { type: 'method.reopened' }
  | { type: 'instructions.read' }
  | { type: 'photo.chosen'; request: PictureRequest }
  | { type: 'photo.changed' }
  | { type: 'measuring.stopped' }
  /** As they stand in their fields, before anybody says that they are all. */
  | { type: 'numbers.noted'; typed: TypedPair }
  | { type: 'numbers.typed'; numbers: TypedNumbers }
  /** What was found is right; and when that was said. */
  | { type: 'foot.accepted'; at: string }
  | { type: 'foot.repeated'; side: FootSide }
  | { type: 'difference.confirmed' }
  | { type: 'code.wanted' }
  | { type: 'phone.code_made'; code: PhoneCode }
  | { type: 'phone.connected' }
  | { type: 'phone.lost' }
  | { type: 'phone.code_over' }
  | { type: 'phone.broken'; error: ScanError }
  /** Measured, looked at and accepted there. */
  | ({ type: 'phone.measured'; feet: readonly ScannedFoot[]; at: string } & ScanOrigin)
  | { type: 'connection.returned' }
  /** What could not be sent yet is gone on with. */
  | { type: 'scan.accepted' }
  | { type: 'draft.stored' }
  | { type: 'draft.notStored' }
  /** Another window has kept something. */
  | { type: 'draft.detected'; draft: ScanDraft }
  /** It is gone on with here. */
  | { type: 'window.chosen' }
  | { type: 'step.left' }
  | { type: 'scan.abandoned' }
