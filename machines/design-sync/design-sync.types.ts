import type { DesignFile, ShopDesign, StoredDesign } from '#domain/design/design-file.ts'

/** The designs of a customer are stored by the shop as well, those of a guest on the device only. */
export type DesignOwner = 'guest' | 'customer'

/** Why the shop does not have a design: the code of its response. */
export type SyncError = { readonly code: string }

export type ShopDesigns =
  | { readonly kind: 'loaded'; readonly designs: readonly ShopDesign[] }
  | { readonly kind: 'unreached'; readonly error: SyncError }

export type SavedAnswer =
  | { readonly kind: 'saved'; readonly revision: number }
  /** The shop has a newer revision. */
  | { readonly kind: 'changed' }
  /** The shop rejects the design; a retry would not help. */
  | { readonly kind: 'refused'; readonly error: SyncError }
  | { readonly kind: 'unreached'; readonly error: SyncError }

export type RemovedAnswer = { readonly kind: 'removed' } | { readonly kind: 'unreached'; readonly error: SyncError }

export type DesignSyncInput = { readonly file: DesignFile; readonly owner: DesignOwner }

export type DesignSyncContext = DesignSyncInput & {
  /** The design that was sent and is not confirmed yet. */
  readonly sending: StoredDesign | undefined
  readonly removing: string | undefined
}

/** The command to the device. */
export type DeviceWrite = { type: 'file.written'; file: DesignFile }

/** The commands of the wizard. */
export type DesignSyncCommand =
  | { type: 'file.changed'; file: DesignFile }
  /** The file as another window has just stored it. */
  | { type: 'file.merged'; file: DesignFile }
  | { type: 'owner.changed'; owner: DesignOwner }
  /** The device is online again, or the visitor returned to this window. */
  | { type: 'shop.reachable' }

export type DesignSyncMachineEvent =
  | DesignSyncCommand
  | { type: 'device.stored' }
  | { type: 'device.notStored' }
  /** Another window of this device stored a change. */
  | { type: 'device.changed'; file: DesignFile }

/** The events that the wizard receives. */
export type SyncEvent =
  | { type: 'designs.stored' }
  | { type: 'designs.notStored' }
  | { type: 'designs.changed'; file: DesignFile }
  | { type: 'shop.listed'; designs: readonly ShopDesign[] }
  | { type: 'design.sent'; sent: StoredDesign; revision: number }
  | { type: 'removal.sent'; id: string }
  | { type: 'shop.fellSilent'; error: SyncError }
