import type { DesignFile, KeptDesign, ShopDesign } from '#domain/design/design-file.ts'

/** What a customer chose is kept by the shop as well; what a guest chose, by the device alone. */
export type DesignOwner = 'guest' | 'customer'

/** Why the shop does not have what was chosen: the code of its answer. */
export type KeepingFault = { readonly code: string }

export type ShopDesigns =
  | { readonly kind: 'told'; readonly designs: readonly ShopDesign[] }
  | { readonly kind: 'unreached'; readonly fault: KeepingFault }

export type SavedAnswer =
  | { readonly kind: 'saved'; readonly revision: number }
  /** The shop has a newer one. */
  | { readonly kind: 'changed' }
  /** It will not take it, however often it is asked. */
  | { readonly kind: 'refused'; readonly fault: KeepingFault }
  | { readonly kind: 'unreached'; readonly fault: KeepingFault }

export type RemovedAnswer = { readonly kind: 'removed' } | { readonly kind: 'unreached'; readonly fault: KeepingFault }

export type DesignKeeperInput = { readonly file: DesignFile; readonly owner: DesignOwner }

export type DesignKeeperContext = DesignKeeperInput & {
  /** What the shop was sent, and has not answered. */
  readonly sending: KeptDesign | undefined
  readonly removing: string | undefined
}

/** What the device is told. */
export type DeviceWrite = { type: 'file.written'; file: DesignFile }

/** What whoever designs tells it. */
export type KeeperOrder =
  | { type: 'file.changed'; file: DesignFile }
  /** As another window has just written it. */
  | { type: 'file.merged'; file: DesignFile }
  | { type: 'owner.changed'; owner: DesignOwner }
  /** The line is back, or somebody looks at this window again. */
  | { type: 'shop.reachable' }

export type DesignKeeperEvent =
  | KeeperOrder
  | { type: 'device.kept' }
  | { type: 'device.unkept' }
  /** Another window of this device has written. */
  | { type: 'device.found'; file: DesignFile }

/** What whoever designs hears of it. */
export type KeeperNews =
  | { type: 'designs.kept' }
  | { type: 'designs.unkept' }
  | { type: 'designs.found'; file: DesignFile }
  | { type: 'shop.told'; designs: readonly ShopDesign[] }
  | { type: 'design.sent'; sent: KeptDesign; revision: number }
  | { type: 'removal.sent'; id: string }
  | { type: 'shop.fell_silent'; fault: KeepingFault }
