import { type DialogProps, ShownDialog } from './dialog.tsx'

/** A dialog that on a phone comes from below, where the thumb is. */
export function Sheet(props: DialogProps) {
  return props.isOpen && <ShownDialog {...props} from="below" />
}
