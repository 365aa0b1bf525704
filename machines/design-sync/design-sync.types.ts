import type { DesignFile, ShopDesign, StoredDesign } from '#domain/design/design-file.ts'

/** What a customer chose is kept by the shop as well; what a guest chose, by the device alone. */
export type DesignOwner = 'guest' | 'customer'

/** Why the shop does not have what was chosen: the code of its answer. */
export type SyncError = { readonly code: string }

export type ShopDesigns =
  | { readonly kind: 'loaded'; readonly designs: readonly ShopDesign[] }
  | { readonly kind: 'unreached'; readonly error: SyncError }

export type SavedAnswer =
  | { readonly kind: 'saved'; readonly revision: number }
  /** The shop has a newer one. */
  | { readonly kind: 'changed' }
  /** It will not take it, however often it is asked. */
  | { readonly kind: 'refused'; readonly error: SyncError }
  | { readonly kind: 'unreached'; readonly error: SyncError }

export type RemovedAnswer = { readonly kind: 'removed' } | { readonly kind: 'unreached'; readonly error: SyncError }

export type DesignSyncInput = { readonly file: DesignFile; readonly owner: DesignOwner }

export type DesignSyncContext = DesignSyncInput & {
  /** What the shop was sent, and has not answered. */
  readonly sending: StoredDesign | undefined
  readonly removing: string | undefined
}

/** What the device is told. */
export type DeviceWrite = { type: 'file.written'; file: DesignFile }

/** What whoever designs tells it. */
export type DesignSyncCommand =
  | { type: 'file.changed'; file: DesignFile }
  /** As another window has just written it. */
  | { type: 'file.merged'; file: DesignFile }
  | { type: 'owner.changed'; owner: DesignOwner }
  /** The line is back, or somebody looks at this window again. */
  | { type: 'shop.reachable' }

export type DesignSyncMachineEvent =
  | DesignSyncCommand
  | { type: 'device.stored' }
  | { type: 'device.notStored' }
  /** Another window of this device has written. */
  | { type: 'device.changed'; file: DesignFile }

/** What whoever designs hears of it. */
export type SyncEvent =
  | { type: 'designs.stored' }
  | { type: 'designs.notStored' }
  | { type: 'designs.changed'; file: DesignFile }
  | { type: 'shop.listed'; designs: readonly ShopDesign[] }
  | { type: 'design.sent'; sent: StoredDesign; revision: number }
  | { type: 'removal.sent'; id: string }
  | { type: 'shop.fell_silent'; error: SyncError }
